import { expect, it } from "vitest";
import { missCap, rateCap } from "./rate-cap.ts";

it("lets so many by in a minute, for each address", () => {
  const may = rateCap(2);
  expect([may("a", 0), may("a", 59_999), may("a", 59_999), may("b", 59_999)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(may("a", 60_000)).toBe(true);
});

it("is not outwitted by a clock that goes back", () => {
  const may = rateCap(1);
  expect([may("a", 60_000), may("a", 0), may("a", 0)]).toEqual([true, true, false]);
});

it("counts a household of IPv6 as one, whose addresses are without number", () => {
  const may = rateCap(1);
  expect([may("2001:db8::1", 0), may("2001:db8::2", 0), may("2001:db8:0:1::1", 0)]).toEqual([
    true,
    false,
    true,
  ]);
});

it("lets two networks of a line of IPv6 by, however many it has", () => {
  const may = rateCap(2);
  const asked = (network: number) => may(`2001:db8:0:${network.toString(16)}::1`, 0);
  expect([1, 1, 1, 2, 3].map(asked)).toEqual([true, true, false, true, true]);
  expect([4, 5].map(asked)).toEqual([false, false]);
  expect(may("2001:db8:1::1", 0)).toBe(true);
});

it("counts what is missed alone, and lets a network try again in the next minute", () => {
  const { mayTry, missed } = missCap(2);
  const tries = [1, 2, 3].map(() => {
    const may = mayTry("a", 0);
    missed("a", 0);
    return may;
  });
  expect([...tries, mayTry("a", 59_999), mayTry("b", 0)]).toEqual([true, true, true, false, true]);
  expect(mayTry("a", 60_000)).toBe(true);
  for (let time = 0; time < 3; time += 1) missed("a", 60_000);
  // A clock that goes back shuts nobody out for longer.
  expect([mayTry("a", 60_000), mayTry("a", 0)]).toEqual([false, true]);
});

it("shuts a line of IPv6 as a whole that misses from ever other networks", () => {
  const { mayTry, missed } = missCap(2);
  const networks = [1, 2, 3, 4, 5, 6].map((network) => `2001:db8:0:${network}::1`);
  const tries = networks.map((address) => {
    const may = mayTry(address, 0);
    missed(address, 0);
    return may;
  });
  expect(tries).toEqual([true, true, true, true, true, false]);
  expect([mayTry("2001:db8:0:7::1", 0), mayTry("2001:db8:1::1", 0)]).toEqual([false, true]);
  expect(mayTry("2001:db8:0:7::1", 60_000)).toBe(true);
});
