import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { lasting } from "#web/ui/fixtures/lasting.fixture.ts";
import { preferMotion } from "#web/ui/fixtures/media.fixture.ts";
import {
  chooseTemplate,
  go,
  heading,
  save,
  scratch,
  show,
} from "../fixtures/goal-form.fixture.tsx";

const saved = page.getByRole("status");
const invite = page.getByRole("link", { name: "Invite a coach" });
const another = page.getByRole("button", { name: "Add another" });

async function saveOne() {
  const shown = show();
  await chooseTemplate("Daily Habit Formation");
  await go(6);
  await save.click();
  return shown;
}

test("a saved goal is said by its name, and by keyboard its coach can be invited", async () => {
  const { server, history } = await saveOne();
  await expect.element(saved).toHaveTextContent("Goal saved successfully!");
  await expect
    .element(page.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Daily Habit Formation");
  await expect.element(heading).toHaveFocus();
  const goalId = server.goals[0]?.id ?? "";
  await userEvent.keyboard("{Tab}");
  const own = page.getByRole("link", { name: "Daily Habit Formation" });
  await expect.element(own).toHaveFocus();
  await expect.element(own).toHaveAttribute("href", goalPath(goalId));
  await userEvent.keyboard("{Tab}");
  const dashboard = page.getByRole("link", { name: "See it on your dashboard" });
  await expect.element(dashboard).toHaveFocus();
  await expect.element(dashboard).toHaveAttribute("href", "/");
  await userEvent.keyboard("{Tab}");
  await expect.element(invite).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(history.at(-1)).toBe(`/share-goal?goalId=${goalId}&type=coachInvitation`);
});

test("another goal begins empty", async () => {
  const { server } = await saveOne();
  await another.click();
  await expect.element(heading).toHaveFocus();
  await expect.element(saved).toHaveTextContent("");
  await expect.element(another).not.toBeInTheDocument();
  await scratch.click();
  await expect.element(page.getByLabelText("Description")).toHaveValue("");
  expect(server.goals).toHaveLength(1);
});

test.each([
  ["no-preference", "is laid once, in less than a second", 1],
  ["reduce", "lies at once", 0],
] as const)("where motion is '%s' its stone %s", async (motion, _what, moving) => {
  await preferMotion(motion);
  const found: ComputedEffectTiming[] = [];
  lasting(
    () => another.elements()[0] ?? null,
    () => {
      const laid = document.getAnimations().filter((one) => one instanceof CSSAnimation);
      for (const { effect } of laid) if (effect) found.push(effect.getComputedTiming());
    },
  );
  await saveOne();
  await expect.element(another).toBeVisible();
  expect(found).toHaveLength(moving);
  for (const { endTime, iterations } of found) {
    expect(iterations).toBe(1);
    expect(Number(endTime)).toBeLessThan(1_000);
  }
});
