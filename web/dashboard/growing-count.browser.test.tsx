import { expect, test } from "vitest";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { useGrowingCount } from "./growing-count.ts";

const seen: number[] = [];

function Probe({ total, loading }: { readonly total: number; readonly loading: boolean }) {
  seen.push(useGrowingCount(total, loading));
  return null;
}

test("the cards of the document and some more, then all of them once somebody moves in the page", async () => {
  seen.length = 0;
  const { rerender } = mount(<Probe total={12} loading />);
  expect(seen).toEqual([12]);
  rerender(<Probe total={60} loading={false} />);
  await expect.poll(() => seen.at(-1)).toBe(36);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(new Set(seen)).toEqual(new Set([12, 36]));
  dispatchEvent(new Event("scroll"));
  await expect.poll(() => seen.at(-1)).toBe(Infinity);
  expect([...new Set(seen)]).toEqual([12, 36, 60, Infinity]);
});

test("up to 36 cards are drawn by themselves, and one that is new with them", async () => {
  seen.length = 0;
  const { rerender } = mount(<Probe total={12} loading />);
  rerender(<Probe total={36} loading={false} />);
  await expect.poll(() => seen.at(-1)).toBe(Infinity);
});

test("where nothing is still to come, all are drawn at once, and a new one with them", () => {
  seen.length = 0;
  const { rerender } = mount(<Probe total={12} loading={false} />);
  rerender(<Probe total={13} loading={false} />);
  expect(new Set(seen)).toEqual(new Set([Infinity]));
});
