import type { Page } from "@playwright/test";
import { readSession } from "#contract/session.ts";
import { readEmailPreferences } from "#contract/email.ts";
import { goalPath } from "#contract/routes.ts";
import { mailTypes } from "#domain/mail.ts";
import { expect, test } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { answerNote, coachedGoal, leaveNote } from "./coaching.fixture.ts";
import { mailTo, openMail } from "./email.fixture.ts";
import { ownName } from "./goal.fixture.ts";
import { enter, people, signInUnseen } from "./sign-in.fixture.ts";

// The frame of a mail allows no script, and the test's own look into it is one.
test.beforeEach(({ guard }) => guard.tolerates(/^Blocked script execution in '[^']+\/mailbox\//));

const byMail = { path: "/check-in/by-mail", heading: "Check in by email" };

/** Where each link of a mail leads, for somebody who is signed in. Verifying has its own tests, with tokens that count. */
const screens: Readonly<Record<string, { readonly path: string; readonly heading: string }>> = {
  "Open your dashboard": { path: "/", heading: "Dashboard" },
  // Nobody has the goal of the samples.
  "The name of a goal": { path: goalPath("sample"), heading: "Goal" },
  "Open your goal": { path: goalPath("sample"), heading: "Goal" },
  "Read and reply": { path: goalPath("sample"), heading: "Goal" },
  "The name of a circle": { path: "/circles/sample", heading: "Circle" },
  Answer: { path: "/circles/sample", heading: "Circle" },
  "Give your answer": { path: goalPath("sample"), heading: "Goal" },
  Reply: { path: goalPath("sample"), heading: "Goal" },
  "Go to your coaching page": { path: "/coaching", heading: "Coaching" },
  "Check in": { path: "/check-in", heading: "Your weekly check-in" },
  "+1": byMail,
  "No change": byMail,
  "On track": byMail,
  "At risk": byMail,
  "Off track": byMail,
  "Email settings": { path: "/email-preferences", heading: "Email Settings" },
  Unsubscribe: { path: "/unsubscribe", heading: "Unsubscribe" },
};
const previews = [
  // Invitations have one link beneath them: their readers have no settings.
  ...mailTypes.filter((type) => type !== "verification" && type !== "colleague_invited"),
  "coaching_note-to-coach",
  "goal_reminder-stalled",
];

/** The words of each link of a mail, and the path that it leads to. */
async function linksOf({ request }: Page, name: string) {
  const mail = await (await request.get(`/mailbox/preview-${name}/html`)).text();
  const links = mail.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(<strong\b[^>]*>)?([^<]*)/g);
  return Array.from(links, ([, href = "", strong, label = ""]) => {
    const path = new URL(href).pathname;
    const named = path.startsWith("/circles/") ? "The name of a circle" : "The name of a goal";
    return { label: label.trim(), kind: strong === undefined ? label.trim() : named, path };
  });
}

test("every link of every mail leads to its screen", { tag: "@proof" }, async ({ page, guard }) => {
  guard.tolerates(/^Failed to load resource: the server responded with a status of 40[49]/);
  await signInUnseen(page);
  const reached = new Set<string>();
  const seen = new Set<string>();
  for (const name of previews) {
    const found = await linksOf(page, name);
    expect(found.slice(-2).map(({ label }) => label)).toEqual(["Email settings", "Unsubscribe"]);
    for (const { label, kind, path } of found) {
      expect(path, `${label} of ${name}`).toBe(screens[kind]?.path);
      seen.add(kind);
      if (reached.has(path)) continue;
      reached.add(path);
      // From the frame of the mailbox, as a developer presses it.
      await page.goto(`/mailbox/preview-${name}`);
      await page.frameLocator("iframe").getByRole("link", { name: label }).first().click();
      const heading = screens[kind]?.heading ?? "";
      await expect(
        page.getByRole("heading", { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === path);
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(screens).toSorted());
});

const emailOf = async ({ request }: Page) => (await called(request, readSession)).user?.email ?? "";

test("mail that was really sent leads the owner of a goal and its coach to one another's words, and is turned off by one POST of a mail program (RFC 8058), by no GET", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const theirs = await (await openBrowser()).newPage();
  await enter(theirs.request, people.third);
  const description = ownName("Speak at a meetup");
  const goal = await coachedGoal(page.request, theirs.request, { description });
  const email = await emailOf(page);
  await mailTo(page, `${people.third} is now coaching “${description}”`, email);

  const note = await leaveNote(theirs.request, goal, "Begin with the question itself.");
  const written = await openMail(page, `${people.third} wrote about “${description}”`, email);
  await expect(written.getByText("Begin with the question itself.")).toBeVisible();
  const raw = await (await page.request.get(`${page.url()}/raw`)).text();
  await written.getByRole("link", { name: "Read and reply" }).click();
  await expect(page).toHaveURL(goalPath(goal.id));
  await expect(page.getByText("Begin with the question itself.")).toBeVisible();

  await answerNote(page.request, note, "I will, thank you.");
  const answered = `${people.complete} wrote about “${description}”`;
  const answer = await openMail(theirs, answered, await emailOf(theirs));
  await answer.getByRole("link", { name: "Reply" }).click();
  await expect(theirs).toHaveURL(goalPath(goal.id));
  await expect(theirs.getByText("I will, thank you.")).toBeVisible();

  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, " ");
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, address = ""] = /^List-Unsubscribe: ?<([^>]+)>/m.exec(head) ?? [];
  const before = await wantedBy(page);
  expect(before.coachingNotes).toBe(true);
  // Without cookies, as a mail program comes.
  const program = (await openBrowser()).request;
  expect((await program.get(address)).ok()).toBe(true);
  expect(await wantedBy(page)).toEqual(before);
  const form = { "List-Unsubscribe": "One-Click" };
  const done = await program.post(address, { form });
  expect(await done.text()).toBe("Unsubscribed.");
  expect(await wantedBy(page)).toEqual({ ...before, coachingNotes: false });
});

async function wantedBy({ request }: Page) {
  return (await called(request, readEmailPreferences)).emailPreferences;
}
