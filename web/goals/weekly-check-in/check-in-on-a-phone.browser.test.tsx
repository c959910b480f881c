import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { dueGoal, health, open } from "./fixtures/due.fixture.tsx";

test.each([390, 320])("how it is going is one row at %i pixels", async (pixels) => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(pixels, 844);
  open([dueGoal("Read")]);
  await expect.element(health("On track")).toBeVisible();
  const tops = ["On track", "At risk", "Off track"].map(
    (name) => health(name).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});
