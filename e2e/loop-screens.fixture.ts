import { expect } from "@playwright/test";
import { readLoop, type Loop } from "#contract/admin.ts";
import { errors } from "#contract/errors.ts";
import { addDays } from "#domain/day.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Walk } from "./screens.fixture.ts";

const MONDAY = "2026-03-09";

/** Weeks of many goals up to that of MONDAY, of which the last one lasts. */
function someLoop(weeks: number): Loop {
  return {
    weeks: Array.from({ length: weeks }, (_, place) => {
      const left = weeks - 1 - place;
      const done = 900 - ((left * 37) % 260);
      const lasts = left === 0;
      return {
        week: addDays(MONDAY, -7 * left),
        done: lasts ? 310 : done,
        due: lasts ? 540 : 0,
        missed: lasts ? 12 : (left * 53) % 240,
        excused: left % 9,
      };
    }),
    coached: 1_204,
    answerDays: 1.25,
    countedAt: Date.UTC(2026, 2, 10, 11),
  };
}

const quiet: Loop = {
  weeks: [{ week: MONDAY, done: 0, due: 0, missed: 0, excused: 0 }],
  coached: 0,
  answerDays: null,
  countedAt: Date.UTC(2026, 2, 10, 11),
};

/** 'The loop' of the admin's dashboard at each range, before the first count, and without an answer. */
export const loopWalk: Walk = {
  name: "admin-loop",
  async walk({ page, guard, server, look }) {
    const read = `**${readLoop.path}?*`;
    async function answered(answer: object, status = 200): Promise<void> {
      await page.unroute(read);
      await page.route(read, (route) => route.fulfill({ status, json: answer }));
    }
    const loop = page.getByRole("region", { name: "The loop" });
    const range = (weeks: number) => loop.getByRole("radio", { name: `${weeks} weeks` });
    const chart = loop.getByRole("img", { name: "Check-ins by week" });

    await answered({ ...quiet, weeks: [], countedAt: null });
    await signInAsAdmin(page, await newAdmin(server));
    await expect(loop.getByText("Counting...")).toBeVisible();
    await look("admin-loop-counting");

    await answered(quiet);
    await range(4).check();
    await expect(loop.getByText("No check-ins were due in the last 4 weeks.")).toBeVisible();
    await look("admin-loop-empty");

    await answered(someLoop(12));
    await page.reload();
    await expect(chart).toBeVisible();
    await look("admin-loop");

    await answered(someLoop(52));
    await range(52).check();
    await loop.getByText(/as a table$/).click();
    await expect(loop.getByRole("row", { name: /^Mar 9, 2026/ })).toBeVisible();
    await look("admin-loop-year");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 503/);
    const { status, text: message } = errors["server.unavailable"];
    await answered({ error: { code: "server.unavailable", message } }, status);
    await range(4).check();
    await expect(loop.getByRole("button", { name: "Retry" })).toBeVisible();
    await look("admin-loop-failed");
  },
};
