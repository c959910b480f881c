import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChangeBatch, itemsOf } from "./change-batch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function parcels() {
  const sent: string[] = [];
  return { sent, parcels: new ChangeBatch("me", (payload) => void sent.push(payload)) };
}

it("sends what gathers for a moment as one payload, in order", () => {
  const { sent, parcels: mine } = parcels();
  mine.add({ n: 1 });
  mine.add({ n: 2 });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(sent.map((payload) => itemsOf(payload, "another"))).toEqual([[{ n: 1 }, { n: 2 }]]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
});

it("loses nothing to the limit of a payload, and stays below it", () => {
  const { sent, parcels: mine } = parcels();
  const items = Array.from({ length: 200 }, (_, n) => ({ n, id: "x".repeat(n) }));
  for (const item of items) mine.add(item);
  mine.flush();
  expect(sent.length).toBeGreaterThan(2);
  for (const payload of sent) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(sent.flatMap((payload) => itemsOf(payload, "another"))).toEqual(items);
});

it("sends at once when flushed, and nothing where nothing has gathered", () => {
  const { sent, parcels: mine } = parcels();
  mine.flush();
  expect(sent).toEqual([]);
  mine.add({});
  mine.flush();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
});

it("unpacks nothing of its own, also where another's name begins alike", () => {
  expect(itemsOf("me [1]", "me")).toEqual([]);
  expect(itemsOf("meadow [1]", "me")).toEqual([1]);
});
