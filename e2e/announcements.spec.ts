import type { Page } from "@playwright/test";
import { readSession, type SessionUser } from "#contract/account.ts";
import { readEmailPreferences, saveEmailPreferences } from "#contract/email.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { openMail } from "./email.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

// Mail goes to everybody here: no other test may share them.
test.use({ alone: true });

// The frame of a mail allows no script, and the test's own look into it is one.
test.beforeEach(({ guard }) =>
  guard.tolerates(/^Blocked script execution in '(about:srcdoc|[^']+\/mailbox\/)/),
);

const SUBJECT = "Goals can be coached";

/** Somebody with a verified address, as the network says; they want announcements unless it is said otherwise. */
async function reader(page: Page, name: string, announcements = true): Promise<string> {
  await signInUnseen(page, name);
  const { request } = page;
  const { user } = (await (await request.get(readSession.path)).json()) as { user: SessionUser };
  const { emailPreferences } = await (await request.get(readEmailPreferences.path)).json();
  await request.put(saveEmailPreferences.path, { data: { ...emailPreferences, announcements } });
  return user.email ?? "";
}

test(
  "an admin writes, looks at it, sends it and sees what became of it, by keyboard",
  { tag: "@proof" },
  async ({ page, server, openBrowser }) => {
    const theirs = await (await openBrowser()).newPage();
    const wants = await reader(theirs, people.complete);
    const other = await (await openBrowser()).newPage();
    const without = await reader(other, people.another, false);
    const { press, type, choose } = keyboard(page);
    const button = (title: string) => page.getByRole("button", { name: title, exact: true });

    await signInAsAdmin(page, await newAdmin(server));
    await press(page.getByRole("link", { name: "Announcements", exact: true }));
    await expect(page.getByText("1 person would get it now.")).toBeVisible();
    await choose(page.getByRole("radio", { name: "Marketing" }));
    await expect(page.getByText("0 people would get it now.")).toBeVisible();
    await press(button("Send"));
    await expect(page.getByText("Please enter a subject.")).toBeVisible();
    await type(page.getByLabel("Subject"), SUBJECT);
    await type(page.getByLabel("Message"), "From <b>today</b>.\n\nInvite somebody you trust.");
    await press(button("Send"));
    await expect(page.getByRole("alert")).toContainText("Nobody would get this");
    await page.getByLabel("Subject").focus();
    await page.keyboard.press("Shift+Tab");
    await choose(page.getByRole("radio", { name: "Announcement" }));

    await press(button("Preview"));
    const frame = page.getByRole("dialog").frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1, name: SUBJECT })).toBeVisible();
    await expect(frame.getByText("From <b>today</b>.")).toBeVisible();
    // The policy lets the mail's own style sheet in, and no other.
    await expect(frame.locator(".sheet")).toHaveCSS("border-radius", "18px");
    await page.getByRole("tab", { name: "HTML" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog")).toContainText("Unsubscribe: ");
    await press(button("Close"));

    await press(button("Send"));
    const question = page.getByRole("alertdialog", { name: "Send to 1 person?" });
    await expect(question).toContainText(
      `“${SUBJECT}” goes out as an announcement to 1 person. It cannot be called back.`,
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page.getByText("Nothing was announced yet.")).toBeVisible();
    await press(button("Send"));
    await press(question.getByRole("button", { name: "Send to 1 person" }));
    await expect(page.getByRole("heading", { name: "Sent announcements" })).toBeFocused();
    const item = page.getByRole("listitem").filter({ hasText: "Read the message" });
    await expect(item).toContainText(SUBJECT);
    await expect(item).toContainText("Done");
    await expect(item.getByText("Sent", { exact: true }).locator("..")).toContainText("1");
    await expect(page.getByLabel("Subject")).toHaveValue("");

    await press(page.getByRole("link", { name: "Dashboard", exact: true }));
    await expect(page.getByRole("row", { name: /Sent an announcement/ })).toBeVisible();
    const figures = page.getByRole("region", { name: "Email analytics" });
    await expect(figures.getByText(/^1 email in the last /)).toBeVisible();
    const types = figures.getByRole("table", { name: "Emails by type" });
    await expect(types.getByRole("row", { name: "Announcements 1 1 0 0" })).toBeVisible();
    const mail = await openMail(theirs, SUBJECT, wants);
    await expect(mail.getByText("Invite somebody you trust.")).toBeVisible();
    await theirs.goto("/mailbox");
    await expect(theirs.getByRole("listitem").filter({ hasText: SUBJECT })).toHaveCount(1);
    await expect(theirs.getByRole("listitem").filter({ hasText: without })).toHaveCount(0);
  },
);
