import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { notations } from "#domain/notation.fixture.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { NotationContext } from "#web/ui/notation.ts";
import { HeatMap } from "./heat-map.tsx";

const saturday = { ...notations["en-GB"], firstWeekday: 6 };
const days = new Set(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"]);

/** Positions of the marked days, from the left and the top. */
const marked = () =>
  [...document.querySelectorAll("rect[class]:not([class=''])")].map((rect) =>
    ["x", "y"].map((way) => Math.floor(Number(rect.getAttribute(way)) / 16)).join("."),
  );

test.each([
  ["Sunday", notations["en-US"], "Nov 22 Sun, Mon", "14.5 14.6 15.0 15.1"],
  ["Monday", notations["en-GB"], "23 Nov Mon", "14.4 14.5 14.6 15.0"],
  ["Saturday", saturday, "21 Nov Sat, Sun, Mon", "14.6 15.0 15.1 15.2"],
] as const)(
  "a drawn week begins on its reader's %s (product 1.11)",
  async (_, notation, row, places) => {
    mount(
      <NotationContext value={notation}>
        <HeatMap of="activity" activeDays={days} today="2026-11-24" />
      </NotationContext>,
    );
    await expect
      .element(page.getByRole("img", { name: "Active on 4 days in the last 16 weeks" }))
      .toBeVisible();
    expect(marked().join(" ")).toBe(places);
    await page.getByText("Active days as a table").click();
    await expect.element(page.getByRole("row", { name: row })).toBeVisible();
  },
);

test("where weeks count they begin on Monday for everybody (product 24.7)", async () => {
  mount(
    <NotationContext value={saturday}>
      <HeatMap of="progress" activeDays={days} today="2026-11-24" firstWeekday={1} />
    </NotationContext>,
  );
  await page.getByText("Days with progress as a table").click();
  await expect.element(page.getByRole("row", { name: "23 Nov Mon" })).toBeVisible();
});
