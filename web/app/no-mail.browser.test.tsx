import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnEmail } from "#web/account/profile/own-email.tsx";
import { AnnouncementsPage } from "#web/admin/announcements/announcements-page.tsx";
import { UsersPage } from "#web/admin/users/users-page.tsx";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { VerificationBanner } from "#web/dashboard/verification-banner.tsx";
import { EmailPreferencesPage } from "#web/email/email-preferences-page.tsx";

const unverified = { email: "ada@example.org", customEmailVerified: false };

function show(screen: ReactNode, sendsMail: boolean): void {
  serve(() => new Promise(() => undefined));
  const within = <ViewContext value={viewOf({ sendsMail })}>{screen}</ViewContext>;
  showScreen(within, {}, "/", { ...unverified, isAdmin: true, role: "admin" });
}

const noMail = page.getByText("This server doesn't send email.");

// product 40.7
test.each([
  ["Email Settings", <EmailPreferencesPage key="settings" />, "Send verification email"],
  ["the account", <OwnEmail key="account" />, "Choose emails"],
  ["announcements", <AnnouncementsPage key="announcements" />, "Subject"],
])(
  "%s says that there is no mail server, in place of what needs one",
  async (_, screen, hidden) => {
    show(screen, false);
    await expect.element(noMail).toBeVisible();
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument();
  },
);

test.each([
  ["the verification banner", <VerificationBanner key="banner" />, "Send verification email"],
  ["the users", <UsersPage key="users" />, "Invite colleagues"],
])("of %s, what needs a mail server is there with one alone", async (_, screen, name) => {
  show(
    <>
      {screen}
      <p>Drawn</p>
    </>,
    false,
  );
  await expect.element(page.getByText("Drawn")).toBeVisible();
  await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
});

test("with a mail server it is", async () => {
  show(<VerificationBanner />, true);
  await expect.element(page.getByRole("button", { name: "Send verification email" })).toBeVisible();
});
