import { expect } from "@playwright/test";
import { importLedger } from "#contract/ledger-import.ts";
import { called } from "./calls.fixture.ts";
import { DUE_AFTER, inDays } from "./check-in.fixture.ts";
import { addGoal, dayFromToday } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** The check-in: none due; of each measure, refused, at risk; the last screen; the week. */
export const checkInWalk: Walk = {
  name: "check-in",
  fresh: true,
  async walk({ page, server, look }) {
    await signInUnseen(page);
    const measures = [
      [
        "Lead the migration of the billing team",
        { type: "Numeric", targetValue: "12", unit: "services" },
      ],
      ["Give a talk in spring", { type: "Boolean", targetValue: "", unit: "" }],
      ["Have the portfolio online", { type: "Date", targetValue: dayFromToday(50), unit: "" }],
    ] as const;
    for (const [at, [description, measurable]] of measures.entries())
      await addGoal(page.request, { description, measurable, dueDate: dayFromToday(50 + at) });
    await page.goto("/check-in");
    await expect(page.getByText("No check-in is due. The next one is on ")).toBeVisible();
    await look("check-in-none");

    await inDays(page, server, DUE_AFTER);
    await page.goto("/");
    await expect(page.getByText("Your weekly check-in: 3 goals")).toBeVisible();
    await look("dashboard-check-in-due");
    await page.goto("/week");
    await expect(page.getByRole("article")).toHaveCount(3);
    await look("week");
    await page.goto("/check-in");
    await expect(page.getByText("1 of 3")).toBeVisible();
    await look("check-in");
    await page.getByRole("textbox", { name: "services" }).fill("many");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByText("Please choose how it's going.")).toBeVisible();
    await look("check-in-refused");
    await page.getByRole("textbox", { name: "services" }).fill("7");
    await page.getByRole("radio", { name: "At risk" }).check();
    await page.getByRole("button", { name: "Add an if-then plan" }).click();
    await page.getByLabel("What's in the way?").fill("The archive has no owner any more.");
    await page.getByLabel(/^By next/).fill("ask the two who built it");
    await look("check-in-at-risk");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByText("2 of 3")).toBeVisible();
    await look("check-in-yes-or-no");
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("radio", { name: "Reached" }).check();
    await look("check-in-date");
    await page.getByRole("radio", { name: "On track" }).check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Skipped" })).toBeVisible();
    await look("check-in-summary");
    await page.goto("/week");
    await expect(page.getByText("On track").first()).toBeVisible();
    await look("week-partly-done");

    const days = await addGoal(page.request, {
      description: "Walk before work every day, also when it rains",
      measurable: { type: "DailyStreak", targetValue: "30", unit: "" },
      dueDate: dayFromToday(60),
    });
    const logged = [8, 7, 6, 5, 4, 3, 2].map(
      (ago) => `${dayFromToday(DUE_AFTER - ago)},${9 - ago}`,
    );
    const csv = ["day,value", ...logged].join("\n");
    await called(page.request, importLedger, { csv, rev: days.rev }, { goalId: days.id });
    await page.goto("/");
    const today = page.getByRole("region", { name: "Today" });
    await expect(today.getByRole("listitem").first()).toContainText("and your run of 7 goes on");
    await look("dashboard-way-back");
  },
};
