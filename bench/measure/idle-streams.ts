import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { within, type Line } from "../report.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { processorTime } from "./processor-time.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Person } from "../world.ts";

/** File descriptors of the process itself. */
const SPARE = 200;
const SETTLED_MS = 3_000;
const QUIET_MS = 10_000;
/** Longer than a stream lives: each has reconnected. */
const LIFE_MS = 55_000;
const MANY = 10_000;

function mostOpenFiles(): number {
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}

export async function residentKib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
}

/** Percent of a core. */
async function shareOf(pid: number, milliseconds: number): Promise<number> {
  const [before, began] = [processorTime(pid), performance.now()];
  await pause(milliseconds);
  return (100 * (processorTime(pid) - before)) / (performance.now() - began);
}

/** Memory per stream, and processor time of ten thousand. */
export async function idleStreams(
  generator: LoadGenerator,
  { port, pid }: ServerProcess,
  people: readonly Person[],
  wanted: number,
): Promise<Line[]> {
  const streams = Math.min(wanted, mostOpenFiles() - SPARE);
  const of =
    streams < wanted ? `${streams} of ${wanted} (the system allows no more)` : `${streams}`;
  const memory = `memory of an idle stream, ${of} open`;
  const processor = `processor of ${MANY} idle streams, ${of} open`;
  if (process.platform !== "linux")
    return [memory, processor].map((name) => ({ name, ours: "not measured here", ok: null }));
  // Warm up: code and heap of the first streams are not the marginal cost.
  await generator.do({ kind: "idle", port, people, streams: streams / 10 });
  await generator.do({ kind: "close" });
  await pause(SETTLED_MS);
  const before = await residentKib(pid);
  const quiet = await shareOf(pid, QUIET_MS);
  await generator.do({ kind: "idle", port, people, streams });
  await pause(SETTLED_MS);
  const after = await residentKib(pid);
  const share = ((await shareOf(pid, LIFE_MS)) - quiet) * (MANY / streams);
  await generator.do({ kind: "close" });
  return [
    within(20, "KiB", memory, (after - before) / streams, 1),
    within(3, "% of a core", processor, share, 1),
  ];
}
