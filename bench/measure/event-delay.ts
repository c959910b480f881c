import { atMost, type Line } from "../report.ts";
import { median, type DelayResult } from "../load/tasks.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import type { Person } from "../world.ts";
import type { Sides } from "./side-by-side.ts";

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** From the write to its event in the person's second browser, beside the bare server. */
export async function eventDelay(sides: Sides, rounds: number, writes: number): Promise<Line> {
  const ours: DelayResult[] = [];
  const bare: DelayResult[] = [];
  const { generator, people } = sides;
  const delay = (port: number, many: number) =>
    generator.do({ kind: "delay", port, people, writes: many });
  await delay(sides.ours, writes);
  await delay(sides.bare, writes);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await delay(sides.ours, writes));
    bare.push(await delay(sides.bare, writes));
  }
  return atMost(1.3, {
    name: "write to the second browser's stream",
    ours: milliseconds(median(ours.map(({ p50 }) => p50))),
    bare: milliseconds(median(bare.map(({ p50 }) => p50))),
    ratio: median(ours.map(({ p50 }, round) => p50 / (bare[round]?.p50 ?? Number.NaN))),
  });
}

/** The embedded engine has no baseline. */
export async function embeddedDelay(
  generator: LoadGenerator,
  port: number,
  person: Person,
  writes: number,
): Promise<Line> {
  await generator.do({ kind: "delay", port, people: [person], writes: 20 });
  const { p50, p95 } = await generator.do({ kind: "delay", port, people: [person], writes });
  const ours = `${milliseconds(p50)} (p95 ${milliseconds(p95)})`;
  return { name: "the same on the embedded engine", ours, ok: null };
}
