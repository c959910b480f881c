import { goalPath } from "#contract/routes.ts";
import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { panelsRead, signInUnseen } from "./sign-in.fixture.ts";

test.use({ locale: "de-DE" });

test("a visitor whose browser prefers German is offered it in one line, reads it once they choose, and goes back to English on their account with what they typed", async ({
  page,
}) => {
  const language = () => page.locator("html").getAttribute("lang");
  await page.goto("/login?returnTo=%2Fweek");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Cairn");
  await expectAccessibleAs(page);
  await page.getByRole("link", { name: "Auf Deutsch lesen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bei Cairn anmelden");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fweek$/);
  expect(await language()).toBe("de");
  await expect(page.getByRole("link", { name: "Auf Deutsch lesen" })).toHaveCount(0);
  const links = page.getByRole("navigation", { name: "Sprache" });
  await expect(links.getByRole("link")).toHaveText(["English", "Français", "Español"]);
  await expectAccessibleAs(page);

  await signInUnseen(page);
  await page.goto("/");
  await expectAccessibleAs(page);
  const goal = await addGoal(page.request);
  await page.goto(goalPath(goal.id));
  await panelsRead(page);
  await page.getByRole("heading", { name: "Notiz" }).click();
  await page.getByLabel("Wie läuft es?").fill("Halb getippt");
  await page.goto("/account");
  await expect(links).toHaveCount(0);
  await page.getByLabel("Ihre Sprache").selectOption({ label: "English" });
  await page.getByRole("button", { name: "Sprache speichern" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  expect(await language()).toBe("en");
  await page.goto(goalPath(goal.id));
  await expect(page.getByLabel("How is it going?")).toHaveValue("Halb getippt");
});
