import type { Page } from "@playwright/test";
import { readSession } from "#contract/account.ts";
import { readEmailPreferences } from "#contract/email.ts";
import { mailTypes } from "#domain/mail.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { answerNote, coachedCard, coachedGoal, leaveNote } from "./coaching.fixture.ts";
import { openMail } from "./email.fixture.ts";
import { cardOf, ownName } from "./goal.fixture.ts";
import { enter, people, signIn, signInUnseen } from "./sign-in.fixture.ts";

// The frame of a mail allows no script, and the test's own look into it is one.
test.beforeEach(({ guard }) => guard.tolerates(/^Blocked script execution in '[^']+\/mailbox\//));

/** Where each link of a mail leads, for somebody who is signed in. Verifying has its own tests, with tokens that count. */
const screens: Readonly<Record<string, { readonly path: string; readonly heading: string }>> = {
  "Open your dashboard": { path: "/", heading: "Dashboard" },
  "Read and answer": { path: "/", heading: "Dashboard" },
  Answer: { path: "/coaching", heading: "Coaching" },
  "Email settings": { path: "/email-preferences", heading: "Email Settings" },
  Unsubscribe: { path: "/unsubscribe", heading: "Unsubscribe" },
};
const previews = [...mailTypes.filter((type) => type !== "verification"), "coaching_note-to-coach"];

test("every link of every mail leads to its screen", async ({ page }) => {
  await signInUnseen(page);
  const pressed = new Set<string>();
  for (const name of previews) {
    await page.goto(`/mailbox/preview-${name}/html`);
    const links = await page.getByRole("link").all();
    const found = await Promise.all(
      links.map(async (link) => {
        const address = new URL((await link.getAttribute("href")) ?? "");
        return { label: await link.innerText(), path: address.pathname };
      }),
    );
    expect(found.slice(-2).map(({ label }) => label)).toEqual(["Email settings", "Unsubscribe"]);
    for (const { label, path } of found) {
      expect(path, `${label} of ${name}`).toBe(screens[label]?.path);
      if (pressed.has(label)) continue;
      pressed.add(label);
      // From the frame of the mailbox, as a developer presses it.
      await page.goto(`/mailbox/preview-${name}`);
      await page.frameLocator("iframe").getByRole("link", { name: label }).click();
      const heading = screens[label]?.heading ?? "";
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === path);
    }
  }
  expect([...pressed].toSorted()).toEqual(Object.keys(screens).toSorted());
});

test("signed out, a mail's links lead to the sign-in, but for the one that turns it off", async ({
  page,
}) => {
  for (const [label, path] of [
    ["Open your dashboard", "/login"],
    ["Email settings", "/login"],
    ["Unsubscribe", "/unsubscribe"],
  ] as const) {
    await page.goto("/mailbox/preview-goal_reminder");
    await page.frameLocator("iframe").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

test("the mailbox's page of a mail: axe finds nothing", async ({ page }) => {
  await page.goto("/mailbox/preview-weekly_update");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", "The mail as HTML");
  // The scanner would wait for ever to be let into it.
  await frame.evaluate((element) => element.remove());
  for (const [width, colorScheme] of [
    [390, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

async function emailOf({ request }: Page): Promise<string> {
  const { user } = (await (await request.get(readSession.path)).json()) as {
    user: { email: string };
  };
  return user.email;
}

test.describe("mail that was really sent", () => {
  // What mail people want is theirs alone here.
  test.use({ alone: true });

  test("leads the owner of a goal and its coach to one another's words", async ({
    page,
    openBrowser,
  }) => {
    await signIn(page);
    const theirs = await (await openBrowser()).newPage();
    await enter(theirs.request, people.third);
    const description = ownName("Speak at a meetup");
    const goal = await coachedGoal(page.request, theirs.request, { description });
    const email = await emailOf(page);

    const accepted = `${people.third} is now coaching ${description}`;
    const told = await openMail(page, accepted, email);
    await told.getByRole("link", { name: "Open your dashboard" }).click();
    await expect(cardOf(page, description)).toBeVisible();

    const note = await leaveNote(theirs.request, goal, "Begin with the question itself.");
    const written = await openMail(page, `${people.third} wrote about ${description}`, email);
    await expect(written.getByText("Begin with the question itself.")).toBeVisible();
    await written.getByRole("link", { name: "Read and answer" }).click();
    await expect(cardOf(page, description)).toBeVisible();

    await answerNote(page.request, note, "I will, thank you.");
    const answered = `${people.complete} wrote about ${description}`;
    const answer = await openMail(theirs, answered, await emailOf(theirs));
    await answer.getByRole("link", { name: "Answer" }).click();
    const { panel } = coachedCard(theirs, description);
    await expect(panel.notes.getByText("I will, thank you.")).toBeVisible();
  });

  test("is turned off by one POST of a mail program (RFC 8058), and by no GET", async ({
    page,
    openBrowser,
  }) => {
    await signIn(page);
    const theirs = await openBrowser();
    await enter(theirs.request, people.third);
    const description = ownName("Speak at a meetup");
    await coachedGoal(page.request, theirs.request, { description });
    await openMail(page, `${people.third} is now coaching ${description}`, await emailOf(page));
    const raw = await (await page.request.get(`${page.url()}/raw`)).text();
    const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, " ");
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const [, address = ""] = /^List-Unsubscribe: ?<([^>]+)>/m.exec(head) ?? [];

    const wanted = async () => {
      const answer = await page.request.get(readEmailPreferences.path);
      const { emailPreferences } = (await answer.json()) as {
        emailPreferences: Record<string, unknown>;
      };
      return emailPreferences;
    };
    const before = await wanted();
    expect(before["coachingNotes"]).toBe(true);
    // Without cookies, as a mail program comes.
    const program = (await openBrowser()).request;
    expect((await program.get(address)).ok()).toBe(true);
    expect(await wanted()).toEqual(before);
    const form = { "List-Unsubscribe": "One-Click" };
    const done = await program.post(address, { form });
    expect(await done.text()).toBe("Unsubscribed.");
    expect(await wanted()).toEqual({ ...before, coachingNotes: false });
    await page.goto("/email-preferences");
    await expect(page.getByRole("switch", { name: "Coaching notes" })).not.toBeChecked();
  });
});
