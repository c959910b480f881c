import fc from "fast-check";
import { expect, test } from "vitest";
import { byName } from "./name-order.ts";
import { rounds } from "./rounds.fixture.ts";

test("names stand in the order of their letters, whatever marks and capitals they have, script by script (product 1.13)", () => {
  const sorted = "Arbeit ärger Élodie Eva zebra Zoë Дарья יוסף ليلى 山田".split(" ");
  expect(sorted.toReversed().toSorted(byName)).toEqual(sorted);
});

test("names of plain letters, digits and spaces stand as a collator of English has them", () => {
  const { compare } = new Intl.Collator("en");
  const name = fc.stringMatching(/^[abByYzZ019 \-ä]{0,4}$/);
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(byName(one, other)).toBe(compare(one, other));
    }),
    { numRuns: rounds(5_000, 500) },
  );
});
