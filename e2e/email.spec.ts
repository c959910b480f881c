import { readSession } from "#contract/session.ts";
import { sendVerificationEmail } from "#contract/email.ts";
import { called } from "./calls.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { stopClock } from "./clock.fixture.ts";
import { openMail } from "./email.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

// The frame of a mail allows no script, and the test's own look into it is one.
test.beforeEach(({ guard }) => guard.tolerates(/^Blocked script execution in '[^']+\/mailbox\//));

const SUBJECT = "Verify your email for Cairn";

test("an address is verified by the mail's link, after a scanner has looked at it with JavaScript; the token does not stay in the address", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const { user: asking } = await called(page.request, readSession);
  const data = { email: asking?.email, userId: asking?.uid };
  await called(page.request, sendVerificationEmail, { data });
  const mail = await openMail(page, SUBJECT, asking?.email ?? "");
  const button = mail.getByRole("link", { name: "Verify email" });
  const address = (await button.getAttribute("href")) ?? "";

  const scanner = await (await openBrowser()).newPage();
  await scanner.goto(address);
  await expect(scanner).toHaveURL("/login");
  await expect(scanner.getByText("Your email address is verified.")).toBeVisible();

  // The same link stands in the text form.
  const link = page.locator("pre").getByRole("link");
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute("href", address);
  await stopClock(page);
  await link.click();
  await expect(
    page.getByText("Email verified successfully! Redirecting to dashboard..."),
  ).toBeVisible();
  await expect(page).toHaveURL("/verify-email");
  await page.clock.resume();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
  const { user } = await called(page.request, readSession);
  expect(user?.customEmailVerified).toBe(true);
  await page.getByRole("link", { name: "Email Settings" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(page.getByText("Your email address is verified.")).toHaveCount(0);
});
