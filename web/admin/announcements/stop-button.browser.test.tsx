import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { stopAnnouncement } from "#contract/announcements.ts";
import { errors } from "#contract/errors.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { showAdminScreen } from "../fixtures/admin-screen.fixture.tsx";
import { announcementServer, oneAnnouncement } from "../fixtures/announcement-server.fixture.ts";
import { AnnouncementsPage } from "./announcements-page.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const question = () => page.getByRole("alertdialog", { name: "Stop this announcement?" });
const sending = {
  state: "queued",
  recipients: 1_234,
  queued: 1_234,
  sent: 230,
  failed: 0,
} as const;

test("asks with what has left, stops by keyboard, and says how many have got it", async () => {
  const pass = standingTime();
  const server = announcementServer([oneAnnouncement(1, { ...sending, pending: 1_004 })]);
  showAdminScreen(<AnnouncementsPage />);
  await button("Stop News 1").click();
  await expect
    .element(question())
    .toHaveAccessibleDescription(
      "Already sent: 230 of 1,234 emails, which can't be recalled. The rest won't be sent.",
    );
  await expect.element(button("Keep sending")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(button("Stop News 1")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await expect.element(page.getByRole("heading", { name: "News 1" })).toHaveFocus();
  await expect.element(button("Stop News 1")).not.toBeInTheDocument();
  await expect.element(page.getByText("Stopping", { exact: true })).toBeVisible();
  await expect.element(page.getByText("“News 1” is being stopped.")).toBeInTheDocument();
  const stopped = { state: "settled", sent: 232, pending: 0, withdrawn: 1_002 } as const;
  server.announcements = server.announcements.map((one) => ({ ...one, ...stopped }));
  await pass(5_000);
  await expect
    .element(page.getByText("“News 1” was stopped after it was sent to 232 people."))
    .toBeInTheDocument();
  await expect.element(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await expect
    .element(page.getByText(/by admin@example\.org\. Stopped Mar 10, 2026, 12:00/))
    .toBeVisible();
});

test("counts also those whose mail was never written, where it is stopped while it is queued", async () => {
  const begun = { queued: 200, sent: 50, failed: 0, pending: 0 } as const;
  const stopped = { state: "settled", stoppedAt: 1, withdrawn: 150 } as const;
  const recipients = 1_234;
  announcementServer([
    oneAnnouncement(2, { ...begun, recipients, state: "queueing" }),
    oneAnnouncement(1, { ...begun, ...stopped, recipients }),
  ]);
  showAdminScreen(<AnnouncementsPage />);
  await expect.element(page.getByText("Not sent")).toBeVisible();
  await expect.element(page.getByText("1,184", { exact: true })).toBeVisible();
  await button("Stop News 2").click();
  await expect.element(question()).toHaveAccessibleDescription(/^Already sent: 50 of 1,234 emails/);
});

test("says why where it is done meanwhile, and what is done offers no stop", async () => {
  const server = announcementServer([oneAnnouncement(1, sending), oneAnnouncement(2)]);
  showAdminScreen(<AnnouncementsPage />);
  await expect.element(button("Stop News 1")).toBeVisible();
  await expect.element(button("Stop News 2")).not.toBeInTheDocument();
  server.refusing.set(`POST ${stopAnnouncement.path}`, "announcement.over");
  server.announcements = [oneAnnouncement(1), oneAnnouncement(2)];
  await button("Stop News 1").click();
  await button("Stop announcement").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["announcement.over"].text());
  await expect.element(button("Stop News 1")).not.toBeInTheDocument();
});
