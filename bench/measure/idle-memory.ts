import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { within, type Line } from "../report.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Person } from "../world.ts";

/** Descriptors that a process needs for itself. */
const SPARE = 200;
const SETTLED_MS = 3_000;

/** The most files that a process of this user may have open. */
function mostOpenFiles(): number {
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}

/** Resident memory of a process. */
export async function residentKib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
}

/** What so many event streams that nothing happens on cost the server, each. */
export async function idleMemory(
  generator: LoadGenerator,
  { port, pid }: ServerProcess,
  people: readonly Person[],
  wanted: number,
): Promise<Line> {
  const streams = Math.min(wanted, mostOpenFiles() - SPARE);
  const of =
    streams < wanted ? `${streams} of ${wanted} (the system allows no more)` : `${streams}`;
  const name = `memory of an idle stream, ${of} open`;
  if (process.platform !== "linux") return { name, ours: "not measured here", ok: null };
  // Code and heap of the first streams are not what one more costs.
  await generator.do({ kind: "idle", port, people, streams: streams / 10 });
  await generator.do({ kind: "close" });
  await pause(SETTLED_MS);
  const before = await residentKib(pid);
  await generator.do({ kind: "idle", port, people, streams });
  await pause(SETTLED_MS);
  const after = await residentKib(pid);
  await generator.do({ kind: "close" });
  return within(20, "KiB", name, (after - before) / streams, 1);
}
