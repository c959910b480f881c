import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sendAnnouncement } from "#contract/announcements.ts";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import { Leavable, comeBack, leave } from "#web/client/fixtures/leavable.fixture.tsx";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { showAdminScreen } from "../fixtures/admin-screen.fixture.tsx";
import {
  announcementServer,
  audienceOf,
  oneAnnouncement,
} from "../fixtures/announcement-server.fixture.ts";
import { AnnouncementsPage } from "./announcements-page.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const subject = () => page.getByLabelText("Subject");
const message = () => page.getByLabelText("Message");
const alert = () => page.getByRole("alert");
const question = () => page.getByRole("alertdialog");
const sending = `POST ${sendAnnouncement.path}`;

async function write(): Promise<void> {
  await subject().fill("Goals can be coached");
  await message().fill("From today.\n\nInvite somebody.");
}

test("says how many would get each type, and takes no more than a mail can hold", async () => {
  announcementServer();
  showAdminScreen(<AnnouncementsPage />);
  await expect.element(subject()).toHaveAttribute("maxlength", String(limits.mailSubject));
  await expect.element(message()).toHaveAttribute("maxlength", String(limits.announcementText));
  await expect
    .element(
      page.getByText(
        "This email goes to 1,234 of 1,400 people; 165 turned announcements off, 1 has no verified email address.",
      ),
    )
    .toBeVisible();
  await page.getByRole("radio", { name: "Tips and offers" }).click();
  await expect
    .element(
      page.getByText(
        "This email goes to 1 of 1,400 people; 1,398 haven't turned tips and offers on, 1 has no verified email address.",
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText("No announcements yet.")).toBeVisible();
});

test("refuses what is missing before anything is asked, and leads to it", async () => {
  const server = announcementServer();
  showAdminScreen(<AnnouncementsPage />);
  await button("Send").click();
  await expect.element(page.getByText(errors["announcement.subject-missing"].text())).toBeVisible();
  await expect.element(subject()).toHaveFocus();
  await subject().fill("News");
  await expect
    .element(page.getByText(errors["announcement.subject-missing"].text()))
    .not.toBeInTheDocument();
  await button("Preview").click();
  await expect.element(page.getByText(errors["announcement.text-missing"].text())).toBeVisible();
  await expect.element(message()).toHaveFocus();
  await expect.element(question()).not.toBeInTheDocument();
  expect(server.sent).toEqual([]);
});

test("shows the mail as HTML and as text, and gives the focus back", async () => {
  announcementServer();
  showAdminScreen(<AnnouncementsPage />);
  await write();
  await quickClick(button("Preview"));
  const dialog = page.getByRole("dialog", { name: "Preview" });
  await expect.element(dialog).toMatchTextContent("Subject: Goals can be coached");
  const frame = page.getByTitle("The email as HTML");
  await expect.element(frame).toHaveAttribute("sandbox", "");
  await expect
    .element(frame)
    .toHaveAttribute("srcdoc", expect.stringContaining("<h1>Goals can be coached</h1>"));
  await expect.element(page.getByRole("tab", { name: "HTML" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText(/^As text: From today\./)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Preview")).toHaveFocus();
  await expect.element(subject()).toHaveValue("Goals can be coached");
});

test("asks with the count of this moment, and sends nothing until the answer", async () => {
  const server = announcementServer();
  showAdminScreen(<AnnouncementsPage />);
  await expect
    .element(
      page.getByText(
        "This email goes to 1,234 of 1,400 people; 165 turned announcements off, 1 has no verified email address.",
      ),
    )
    .toBeVisible();
  server.recipients = audienceOf(1_300);
  await write();
  await quickClick(button("Send"));
  await expect
    .element(question())
    .toHaveAccessibleDescription(
      "“Goals can be coached” will be sent as an announcement to 1,300 people. Once sent, it can't be recalled. This email goes to 1,300 of 1,400 people; 99 turned announcements off, 1 has no verified email address.",
    );
  await expect
    .element(question().getByTitle("The email as HTML"))
    .toHaveAttribute("srcdoc", expect.stringContaining("<h1>Goals can be coached</h1>"));
  await expect.element(button("Cancel")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(button("Send")).toHaveFocus();
  await expect
    .element(
      page.getByText(
        "This email goes to 1,300 of 1,400 people; 99 turned announcements off, 1 has no verified email address.",
      ),
    )
    .toBeVisible();
  expect(server.sent).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Cancel")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  const heading = page.getByRole("heading", { name: "Sent announcements" });
  await expect.element(heading).toHaveFocus();
  expect(server.sent).toMatchObject([
    {
      draft: {
        type: "announcement",
        subject: "Goals can be coached",
        text: "From today.\n\nInvite somebody.",
      },
    },
  ]);
  await expect.element(subject()).toHaveValue("");
  await expect.element(message()).toHaveValue("");
});

test("follows the queueing, then the sending, to its end", async () => {
  const pass = standingTime();
  const queueing = { state: "queueing", recipients: 1_234, queued: 0, sent: 0, failed: 0 } as const;
  const server = announcementServer([oneAnnouncement(1, queueing)]);
  showAdminScreen(<AnnouncementsPage />);
  const bar = page.getByRole("progressbar", { name: "Queueing News 1" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "0");
  await expect.element(page.getByText("“News 1” is being queued.")).toBeInTheDocument();
  server.announcements = [oneAnnouncement(1, { ...queueing, queued: 617 })];
  await pass(1_000);
  await expect.element(bar).toHaveAttribute("aria-valuenow", "50");
  await expect.element(page.getByText("617 of 1,234 queued")).toBeVisible();
  const queued = {
    ...queueing,
    state: "queued",
    queued: 1_230,
    pending: 1_000,
    sent: 230,
  } as const;
  server.announcements = [oneAnnouncement(1, queued)];
  await pass(1_000);
  const figures = page.getByRole("definition");
  await expect
    .poll(() => figures.elements().map(({ textContent }) => textContent))
    .toEqual(["1,230", "230", "0", "1,000", "0"]);
  await expect.element(bar).not.toBeInTheDocument();
  server.announcements = [
    oneAnnouncement(1, { ...queued, state: "settled", pending: 0, sent: 1_229, withdrawn: 1 }),
  ];
  await pass(5_000);
  await expect.element(page.getByText("“News 1” was sent to 1,229 people.")).toBeInTheDocument();
});

test("sends once where its page is left, and come back to, before the answer", async () => {
  const server = announcementServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  showAdminScreen(
    <Leavable>
      <AnnouncementsPage />
    </Leavable>,
  );
  await write();
  await quickClick(button("Send"));
  await button("Send to 1,234 people").click();
  await expect.poll(() => server.sent.length).toBe(1);
  await leave();
  await comeBack();
  await quickClick(button("Send"));
  await quickClick(button("Send to 1,234 people"));
  await expect.poll(() => server.sent.length).toBe(2);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  await leave();
  await comeBack();
  resolve();
  await expect.element(subject()).toHaveValue("");
  await expect.element(message()).toHaveValue("");
});

test("sends once where the answer was lost, and again only for another wording", async () => {
  const server = announcementServer();
  showAdminScreen(<AnnouncementsPage />);
  await write();
  const press = async () => {
    await quickClick(button("Send"));
    await quickClick(button("Send to 1,234 people"));
  };
  server.refusing.set(sending, "server.failed");
  await press();
  await expect.element(alert()).toHaveTextContent(errors["server.failed"].text());
  await expect.element(subject()).toHaveValue("Goals can be coached");
  server.refusing.clear();
  let open = () => {};
  server.gate = new Promise((resolve) => (open = resolve));
  await press();
  await expect.element(button("Send")).toHaveAttribute("aria-busy", "true");
  await expect.element(subject()).toHaveAttribute("readonly");
  await expect.element(alert()).not.toBeInTheDocument();
  button("Send")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  open();
  await expect.element(subject()).toHaveValue("");
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]?.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  server.gate = null;
  await write();
  await press();
  await expect.element(subject()).toHaveValue("");
  expect(server.sent).toHaveLength(2);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
});

test("asks nothing where nobody would get it", async () => {
  const server = announcementServer();
  server.recipients = audienceOf(0);
  showAdminScreen(<AnnouncementsPage />);
  await write();
  await quickClick(button("Send"));
  await expect.element(alert()).toHaveTextContent(errors["announcement.nobody"].text());
  await expect.element(question()).not.toBeInTheDocument();
});

test("shows ten, ten more when asked, and what each said", async () => {
  announcementServer(Array.from({ length: 12 }, (_, at) => oneAnnouncement(12 - at)));
  showAdminScreen(<AnnouncementsPage />);
  const items = page.getByRole("heading", { level: 3 });
  await expect.poll(() => items.elements().length).toBe(10);
  await button("Show earlier announcements").click();
  await expect.poll(() => items.elements().length).toBe(12);
  await expect.element(button("Show earlier announcements")).not.toBeInTheDocument();
  await page.getByText("Read the message").first().click();
  await expect.element(page.getByText(/^First words\./).first()).toBeVisible();
  await expect
    .element(page.getByText("Announcement, Mar 10, 2026, 12:00, by admin@example.org").first())
    .toBeVisible();
});
