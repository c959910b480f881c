import { expect, test } from "./cairn.fixture.ts";
import { seed } from "./seed.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

test(
  "a visitor seeds, signs in as one of the seeded people, finds a full dashboard, and is out when they are cleared",
  { tag: "@proof" },
  async ({ page, openBrowser, guard }) => {
    const developer = await (await openBrowser()).newPage();
    await seed(developer);
    const figures = developer.getByRole("region", { name: "Seeded now" });
    await expect(figures).toContainText("People to sign in as9");
    await signInUnseen(page, "Elena Petrova");
    await page.goto("/coaching");
    await expect(page.getByText("Publish the design system's handbook").first()).toBeVisible();
    await expect(page.getByText("Write the thesis on heat pumps").first()).toBeVisible();
    const mailbox = await (await page.request.get("/mailbox")).text();
    expect(mailbox).toContain("elena.petrova@cairn.example");

    await page.goto("/");
    const goals = page.getByRole("region", { name: "Your SMART Goals" });
    for (const badge of ["Completed", "Overdue", "Due Soon", "In Progress"])
      await expect(goals.getByText(badge, { exact: true }).first()).toBeVisible();
    for (const badge of ["Consistency Champion", "Sharing Enthusiast"])
      await expect(page.getByText(badge).first()).toBeVisible();
    await expect(page.getByText("Milestone Master (50%)").first()).toBeVisible();
    await expect(page.getByText("Fog, and nobody about. The best one so far.")).toBeVisible();

    guard.tolerates(/status of 401/);
    await developer.getByRole("button", { name: "Clear Data" }).click();
    await expect(developer.getByText(/^Cleared: 9 /)).toBeVisible();
    await expect(figures).toContainText("People to sign in as0");
    await expect(page.getByText("Please log in to view your dashboard.")).toBeVisible();
  },
);
