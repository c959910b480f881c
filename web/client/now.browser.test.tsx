import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import { now } from "./fixtures/moment.fixture.ts";
import { showScreen } from "./fixtures/screen.fixture.tsx";
import { useNow } from "./now.tsx";

function Clock() {
  return <p>{useNow().at - now.at}</p>;
}

/** What a device's clock that is set while a screen is open makes of the screen's, in milliseconds. */
async function shownAfter(set: number): Promise<number> {
  showScreen(<Clock />);
  await expect.element(page.getByRole("paragraph")).toHaveTextContent("0");
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + set);
  onTestFinished(() => clock.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("paragraph")).not.toHaveTextContent("0");
  return Number(page.getByRole("paragraph").element().textContent);
}

const YEAR_MS = 365 * DAY_MS;

test("the time that a device slept through has passed", async () => {
  expect(await shownAfter(3_600_000)).toBeGreaterThanOrEqual(3_600_000);
});

test("a device's clock that is set back does not turn back that of the screens", async () => {
  const passed = await shownAfter(-YEAR_MS);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(60_000);
});
