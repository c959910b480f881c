import type { Page } from "@playwright/test";

/** From the account screen up to the last press. */
export async function deleteAccount(page: Page): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
}
