import { expect, test } from "./cairn.fixture.ts";
import { seed } from "./seed.fixture.ts";
import { chooseAtNetwork, signIn } from "./sign-in.fixture.ts";

test.use({ alone: true });

test("a visitor seeds by mouse, signs in as one of the seeded people and finds a full dashboard", async ({
  page,
}) => {
  await seed(page);
  const figures = page.getByRole("region", { name: "Seeded now" });
  await expect(figures).toContainText("People to sign in as9");
  await signIn(page, "Elena Petrova");
  const goals = page.getByRole("region", { name: "Your SMART Goals" });
  for (const badge of ["Completed", "Overdue", "Due Soon", "In Progress"])
    await expect(goals.getByText(badge, { exact: true }).first()).toBeVisible();
  for (const badge of ["Consistency Champion", "Sharing Enthusiast"])
    await expect(page.getByText(badge).first()).toBeVisible();
  await expect(page.getByText("Milestone Master (50%)").first()).toBeVisible();
  await expect(page.getByText("Fog, and nobody about. The best one so far.")).toBeVisible();

  await page.goto("/coaching");
  await expect(page.getByText("Publish the design system's handbook").first()).toBeVisible();
  await expect(page.getByText("Write the thesis on heat pumps").first()).toBeVisible();
  await page.goto("/mailbox");
  await expect(page.getByText("elena.petrova@cairn.example").first()).toBeVisible();
});

test("by keyboard: seeds, seeds again in its place, and clears", async ({ page }) => {
  await page.goto("/seed-data");
  await page.getByLabel("Crowd").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Goals each")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Seed Data" })).toBeFocused();
  const figures = page.getByRole("region", { name: "Seeded now" });
  for (const round of [1, 2]) {
    // The words of the round before stand there until this one has begun.
    const made = page.waitForResponse((one) => one.request().method() === "POST");
    await page.keyboard.press("Enter");
    await made;
    await expect(page.getByText(/^Seeded: 12 people with /), `round ${round}`).toBeVisible();
    await expect(figures).toContainText("People to sign in as9");
    await expect(figures).toContainText("People in the crowd3");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Sign in as one of them" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear Data" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cleared: 12 seeded people with all that was theirs.")).toBeVisible();
  await expect(figures).toContainText("People to sign in as0");
});

test("seeded people are in the network's list while they are there, and one who is signed in is out when they are cleared", async ({
  page,
  openBrowser,
  guard,
}) => {
  await seed(page);
  await signIn(page, "Priya Raman");
  const developer = await (await openBrowser()).newPage();
  await developer.goto("/seed-data");
  guard.tolerates(/status of 401/);
  await developer.getByRole("button", { name: "Clear Data" }).click();
  await expect(developer.getByText(/^Cleared: 9 /)).toBeVisible();
  await expect(page.getByText("Please log in to view your dashboard.")).toBeVisible();
  await developer.goto("/login");
  await developer.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(developer.getByRole("button", { name: "Ada Moreau" })).toBeVisible();
  await expect(developer.getByRole("button", { name: "Priya Raman" })).toHaveCount(0);
});

test("somebody whom an admin has disabled is told so", async ({ page, guard }) => {
  guard.tolerates(/status of 403/);
  guard.tolerates(/Function failed: This account is disabled/);
  await seed(page);
  await page.goto("/login");
  await chooseAtNetwork(page, "Hannah Cole");
  await expect(page.getByText("Function failed: This account is disabled")).toBeVisible();
});
