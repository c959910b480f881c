import { expect, type FrameLocator, type Page } from "@playwright/test";
import { readSession, type SessionUser } from "#contract/account.ts";
import { sendVerificationEmail, verifyEmail } from "#contract/email.ts";

export const callFunctionPath = verifyEmail.path;

/** Asks for a verification mail, as the dashboard's banner does. */
export async function askForLink({ request }: Page): Promise<SessionUser> {
  const { user } = (await (await request.get(readSession.path)).json()) as { user: SessionUser };
  const data = { email: user.email, userId: user.uid };
  const answer = await request.post(sendVerificationEmail.path, { data: { data } });
  expect(await answer.json()).toEqual({ result: { success: true } });
  return user;
}

/** Opens the newest mail to somebody in the local mailbox, once it has arrived, and gives its HTML form. */
export async function openMail(page: Page, subject: string, to: string): Promise<FrameLocator> {
  const mail = page
    .getByRole("listitem")
    .filter({ hasText: to })
    .getByRole("link", { name: subject });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mail.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.first().click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  return page.frameLocator("iframe");
}
