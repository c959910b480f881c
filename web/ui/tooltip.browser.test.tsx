import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lasting } from "./fixtures/lasting.fixture.ts";
import { mount } from "./fixtures/mount.fixture.ts";
import { Tooltip } from "./tooltip.tsx";

const term = page.getByRole("button", { name: "Need Attention" });
const tip = page.getByRole("tooltip");

function open() {
  mount(
    <p>
      <Tooltip text="Overdue, or resting for a while.">Need Attention</Tooltip>
    </p>,
  );
}

test("it waits half a second on hover, and goes with the pointer", async () => {
  open();
  let entered = NaN;
  term.element().addEventListener("pointerenter", () => (entered = performance.now()));
  const shown = lasting(() => tip.query());
  await term.hover();
  await expect.element(tip).toBeVisible();
  expect(shown.from() - entered).toBeGreaterThanOrEqual(480);
  await tip.hover();
  await expect.element(tip).toBeVisible();
  await userEvent.unhover(term);
  await expect.poll(() => tip.elements().length).toBe(0);
});

test("it opens on focus, and Escape closes it", async () => {
  open();
  await userEvent.tab();
  await expect.element(term).toHaveFocus();
  await expect.element(tip).toHaveTextContent("Overdue, or resting for a while.");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => tip.elements().length).toBe(0);
  await expect.element(term).toHaveFocus();
});

test("it is read out with its term even while it is not shown", async () => {
  open();
  await expect.element(term).toHaveAccessibleDescription("Overdue, or resting for a while.");
});

test.each([
  ["left", "ltr"],
  ["right", "ltr"],
  ["left", "rtl"],
  ["right", "rtl"],
])(
  "its words stay within the window where the term stands at its %s, read %s",
  async (side, direction) => {
    Object.assign(document.body.style, { textAlign: side, direction });
    onTestFinished(() => document.body.removeAttribute("style"));
    open();
    await term.click();
    await expect.element(tip).toBeVisible();
    const { left, right } = tip.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.getBoundingClientRect().right);
  },
);
