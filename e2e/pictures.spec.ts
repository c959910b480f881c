import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./cairn.fixture.ts";
import { addGoal, dayFromToday, moveGoal } from "./goal.fixture.ts";
import { walks } from "./screens.fixture.ts";
import { people, signIn } from "./sign-in.fixture.ts";

// Not a test: `CAIRN_PICTURES=folder npx playwright test` draws every screen, for people to look at.

const { CAIRN_PICTURES: folder = "test-results" } = process.env;
const widths = [390, 768, 1280, 1920];

test.use({ alone: true });

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

for (const { name, walk } of walks)
  test(name, { tag: "@pictures" }, async ({ page, guard, server, openBrowser }) => {
    async function look(state: string): Promise<void> {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      await picture(page, `${state}-forced-colours`);
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light", media: "print" });
      await page.setViewportSize({ width: 794, height: 1123 });
      await picture(page, `${state}-print`);
      await page.emulateMedia({ media: null });
      for (const width of widths)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await picture(page, `${state}-${width}-${colorScheme}`);
        }
    }
    await walk({ page, guard, server, openBrowser, look });
  });

test("the picture of the README", { tag: "@pictures" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1330 });
  await signIn(page, people.complete);
  const { request } = page;
  const certified = await addGoal(request, {
    description: "Pass the accessibility certification",
    category: "Career",
    measurable: { type: "Boolean", targetValue: "", unit: "" },
    dueDate: dayFromToday(12),
  });
  await moveGoal(request, certified, { kind: "step" });
  const study = await addGoal(request, {
    description: "Publish the onboarding case study",
    category: "Career",
    measurable: { type: "Numeric", targetValue: "8", unit: "sections" },
    dueDate: dayFromToday(-2),
  });
  await moveGoal(request, study, { kind: "change", by: 5 });
  await addGoal(request, {
    description: "Have the new portfolio online",
    category: "Skills",
    measurable: { type: "Date", targetValue: dayFromToday(45), unit: "" },
    dueDate: dayFromToday(45),
  });
  const books = await addGoal(request, {
    description: "Read twelve books about service design",
    category: "Skills",
    measurable: { type: "Numeric", targetValue: "12", unit: "books" },
    dueDate: dayFromToday(120),
  });
  await moveGoal(request, books, { kind: "change", by: 7 });
  const habit = await addGoal(request, {
    description: "Sketch for a quarter of an hour each morning",
    category: "Productivity",
    measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
    dueDate: dayFromToday(5),
  });
  await moveGoal(request, habit, { kind: "change", by: 19 });
  const people5 = await addGoal(request, {
    description: "Meet ten people outside my own team",
    category: "Career",
    measurable: { type: "Numeric", targetValue: "10", unit: "conversations" },
    dueDate: dayFromToday(60),
  });
  await moveGoal(request, people5, { kind: "change", by: 8 });
  await page.goto("/");
  await page.getByRole("heading", { name: people5.description }).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.screenshot({ path: join(folder, "dashboard.png") });
});
