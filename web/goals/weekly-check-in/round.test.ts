import { expect, test } from "vitest";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { sampleGoal } from "#domain/sample-goal.ts";
import {
  afterPassing,
  afterSkipping,
  afterWriting,
  begun,
  takenUp,
  withDue,
  type Round,
  type SavedCheckIn,
} from "./round.ts";

const item = (id: string): DueCheckIn => ({
  goal: { ...sampleGoal, id },
  coachId: null,
  promise: "",
  ifThens: [],
});
const due = (ids: string) => ids.split("").map(item);
const round = (ids: string, first: string | null = null) => begun(due(ids), first);
const write = (now: Round) => afterWriting(now, { item: item(now.queue[0] ?? "") } as SavedCheckIn);
const queue = ({ queue: ids }: Round) => ids.join("");

test("begins as it is due, or with the goal that is asked for", () => {
  expect(queue(round("abc"))).toBe("abc");
  expect(queue(round("abc", "c"))).toBe("cab");
  expect(queue(round("abc", "x"))).toBe("abc");
});

test("a skipped goal comes again once, the last one not at once", () => {
  const once = afterSkipping(round("abc"));
  expect(queue(once)).toBe("bca");
  const again = write(write(once));
  expect(queue(again)).toBe("a");
  expect(afterSkipping(again).skipped).toEqual(["a"]);
  expect(queue(afterSkipping(round("a")))).toBe("");
  expect(queue(takenUp(afterSkipping(round("a")), "a"))).toBe("a");
});

test("what comes due joins at the end; what is no longer due goes, unless it is shown or written", () => {
  const now = write(round("abc"));
  expect(queue(withDue(now, due("bcd")))).toBe("bcd");
  expect(withDue(now, due("bcd")).order.join("")).toBe("abcd");
  expect(queue(withDue(now, due("d")))).toBe("bd");
  expect(withDue(now, due("d")).order.join("")).toBe("abd");
  // An answer from before the check-in brings nothing back.
  expect(queue(withDue(now, due("abc")))).toBe("bc");
});

test("a goal that was passed does not come again, and one that was skipped is not offered once it is done", () => {
  expect(queue(withDue(afterPassing(round("ab")), due("ab")))).toBe("b");
  expect(withDue(afterSkipping(round("a")), []).skipped).toEqual([]);
});
