import fc from "fast-check";
import { expect, test } from "vitest";
import type { LiveChange } from "#contract/live.ts";
import { Ring } from "./ring.ts";

const KEPT = 2_048;

function change(rev: number): LiveChange {
  return { entity: "goal", id: "a".repeat(22), rev };
}

test("a position gives exactly what came after it, while it is remembered", () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 }), (count, from) => {
      const ring = new Ring("epoch");
      const positions = [ring.position()];
      for (let number = 1; number <= count; number += 1) {
        ring.add(change(number), []);
        positions.push(ring.position());
      }
      const at = Math.min(from, count);
      const since = ring.since(positions[at] ?? "");
      const expected = Array.from({ length: count - at }, (_, index) => at + index + 1);
      expect(since?.map((event) => event.change.rev) ?? null).toEqual(
        count - at > KEPT ? null : expected,
      );
    }),
    { numRuns: 60 },
  );
});

test("no other text is a position", () => {
  const ring = new Ring("epoch");
  ring.add(change(1), []);
  const texts = [
    "",
    ".",
    "epoch",
    "epoch.",
    "epoch.-1",
    "epoch.2",
    "epoch.0.5",
    "epoch.NaN",
    "other.0",
    ".0",
    "epoch.0 ",
    "epoch.0x0",
  ];
  expect(texts.filter((text) => ring.since(text) !== null)).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => text === "epoch.0" || ring.since(`x${text}`) === null),
  );
});

test("after something was missed, only positions from then on are known", () => {
  const ring = new Ring("epoch");
  ring.add(change(1), []);
  const before = ring.position();
  ring.forget();
  expect(ring.since(before)).toBeNull();
  const after = ring.position();
  expect(ring.since(after)).toEqual([]);
  ring.add(change(2), []);
  expect(ring.since(after)?.map((event) => event.change.rev)).toEqual([2]);
  expect(ring.since(before)).toBeNull();
});
