import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { addDays } from "#domain/day.ts";
import { sampleGoal } from "#domain/sample-goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { CloseDialog } from "./close-dialog.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { PauseDialog } from "./pause-dialog.tsx";

const day = page.getByLabelText("First day back");
const why = page.getByLabelText("Reason (optional)");
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

function open(Dialog: ComponentType<LifeDialogProps>) {
  const server = fakeServer([goal]);
  const onDone = vi.fn();
  const { unmount } = showScreen(
    <Dialog goal={{ ...sampleGoal, ...goal }} onClose={() => undefined} onDone={onDone} />,
  );
  return { server, onDone, unmount };
}

describe("a pause that was not saved", () => {
  test("is there again after a reload, with its day and its reason", async () => {
    const { unmount } = open(PauseDialog);
    await day.fill(addDays(now.today, 30));
    await why.fill("A month abroad");
    unmount();
    const { server } = open(PauseDialog);
    await expect.element(day).toHaveValue(addDays(now.today, 30));
    await page.getByRole("radio", { name: "Until I resume it" }).click();
    await press("Pause");
    await expect.poll(() => server.bodies).toEqual([{ until: null, why: "A month abroad" }]);
  });

  test("whose day has come meanwhile begins at the day that is offered", async () => {
    const words = { text: "", chosen: { ends: "day", until: now.today } };
    const drafts = JSON.stringify([{ place: `pause/${goal.id}`, words }]);
    localStorage.setItem(`cairn_drafts/${user.uid}`, drafts);
    open(PauseDialog);
    await expect.element(day).toHaveValue(addDays(now.today, 14));
  });
});

test("two goals that are closed without a word are two writes", async () => {
  const keys: unknown[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { server, onDone, unmount } = open(CloseDialog);
    await press("Close goal");
    await expect.poll(() => onDone.mock.calls).toEqual([["Goal closed."]]);
    keys.push(...server.keys);
    unmount();
  }
  expect(new Set(keys).size).toBe(2);
});
