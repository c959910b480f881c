import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { beginKeepingGoals, keepPerson } from "#web/client/offline/kept-goals.ts";
import { numeric } from "#web/goals/fixtures/goal-card.fixture.tsx";
import { fakeServer } from "#web/goals/fixtures/goal-server.fixture.ts";
import { OfflineScreen } from "./offline-screen.tsx";

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

test.each([
  ["by a clock that is right was made when it was pressed", -HOUR_MS, 0],
  [
    "by a clock that was set back by a year was made no earlier than its goals were read",
    YEAR_MS,
    YEAR_MS,
  ],
])("what is logged without a server %s", async (_, read, made) => {
  const device = await deviceOf(user.uid);
  fakeServer([]).lost = "before";
  const began = Date.now();
  await keepPerson({ uid: user.uid, zone: "UTC", behind: 0 });
  await beginKeepingGoals({ uid: user.uid, goals: [numeric(3)], at: began + read });
  showScreen(<OfflineScreen />, {}, "/offline");
  await page.getByRole("button", { name: /^Add 1/ }).click();
  await expect.poll(() => device.kept()).toHaveLength(1);
  await expect.element(page.getByText("Waiting to be sent").last()).toBeVisible();
  const [step] = await device.kept();
  const passed = (step?.at ?? 0) - began - made;
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
});
