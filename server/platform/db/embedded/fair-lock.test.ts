import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { DatabaseUnavailable } from "../failure.ts";
import { FairLock } from "./fair-lock.ts";

/** Takes a turn that ends when told, and writes its name down when it begins. */
function turn(
  turns: FairLock,
  kind: "statement" | "alone",
  name: string,
  begun: string[],
  wait?: number,
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = turns.take(kind, () => (begun.push(name), promise), wait);
  return { end: resolve, done };
}

it("lets statements run together and a transaction alone, in the order of asking", async () => {
  const turns = new FairLock(2, Infinity);
  const begun: string[] = [];
  const a = turn(turns, "statement", "a", begun);
  const b = turn(turns, "statement", "b", begun);
  const c = turn(turns, "statement", "c", begun);
  const alone = turn(turns, "alone", "alone", begun);
  const d = turn(turns, "statement", "d", begun);
  await pause(5);
  expect(begun).toEqual(["a", "b"]);
  a.end();
  await pause(5);
  expect(begun).toEqual(["a", "b", "c"]);
  b.end();
  c.end();
  await pause(5);
  expect(begun).toEqual(["a", "b", "c", "alone"]);
  alone.end();
  await pause(5);
  expect(begun).toEqual(["a", "b", "c", "alone", "d"]);
  d.end();
  await Promise.all([a.done, b.done, c.done, alone.done, d.done]);
});

it("refuses who waits too long, and lets those behind pass", async () => {
  const turns = new FairLock(2, 20);
  const begun: string[] = [];
  const first = turn(turns, "statement", "first", begun);
  const alone = turn(turns, "alone", "alone", begun);
  const behind = turn(turns, "statement", "behind", begun, Infinity);
  await expect(alone.done).rejects.toThrow(DatabaseUnavailable);
  await pause(0);
  expect(begun).toEqual(["first", "behind"]);
  first.end();
  behind.end();
  await Promise.all([first.done, behind.done]);
});

it("passes the turn on when its work throws", async () => {
  const turns = new FairLock(1, 20);
  await expect(turns.take("alone", () => Promise.reject(new RangeError("no")))).rejects.toThrow(
    "no",
  );
  expect(await turns.take("alone", async () => "next")).toBe("next");
});
