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

const by = (amount: number) => ({ kind: "change", by: amount }) as const;

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

/** Goals as people set them: how far they are, and in how many days they are due. */
const shown = [
  ["Pass the accessibility certification", "Career", ["Boolean", "", ""], { kind: "step" }, 12],
  ["Publish the onboarding case study", "Career", ["Numeric", "8", "sections"], by(5), -2],
  ["Have the new portfolio online", "Skills", ["Date", dayFromToday(45), ""], null, 45],
  ["Read twelve books about service design", "Skills", ["Numeric", "12", "books"], by(7), 120],
  [
    "Sketch for a quarter of an hour each morning",
    "Productivity",
    ["DailyStreak", "21", ""],
    by(19),
    5,
  ],
  ["Meet ten people outside my own team", "Career", ["Numeric", "10", "conversations"], by(8), 60],
] as const;

test("the picture of the README", { tag: "@pictures" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1330 });
  await signIn(page, people.complete);
  for (const [description, category, [type, targetValue, unit], change, due] of shown) {
    const measurable = { type, targetValue, unit };
    const draft = { description, category, measurable, dueDate: dayFromToday(due) };
    const goal = await addGoal(page.request, draft);
    if (change !== null) await moveGoal(page.request, goal, change);
  }
  await page.goto("/");
  await page.getByRole("heading", { name: "Meet ten people outside my own team" }).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.screenshot({ path: join(folder, "dashboard.png") });
});
