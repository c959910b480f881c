import { atLeast, type Line } from "../report.ts";
import { median, type LoadResult } from "../load/tasks.ts";
import type { ServedLab } from "../lab.ts";
import type { Person } from "../world.ts";
import { processorTime } from "./processor-time.ts";

const CONNECTIONS = 8;

interface Measured extends LoadResult {
  /** Milliseconds of the server's processor a request. */
  readonly cost: number;
}

/** The dashboard of who has as many goals as one may have, beside dashboards of 12. */
export async function dashboards(lab: ServedLab): Promise<Line[]> {
  const { generator, server, extent } = lab;
  const ask = async (people: readonly Person[], milliseconds: number): Promise<Measured> => {
    const before = processorTime(server.pid);
    const shared = { port: server.port, people, connections: CONNECTIONS, milliseconds };
    const load = await generator.do({ kind: "load", path: "dashboard", ...shared });
    const used = processorTime(server.pid) - before;
    return { ...load, cost: used / ((load.perSecond * milliseconds) / 1_000) };
  };
  await ask(lab.people, extent.milliseconds);
  await ask([lab.busiest], extent.milliseconds);
  const rounds: { readonly few: Measured; readonly many: Measured }[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    const few = await ask(lab.people, extent.milliseconds);
    rounds.push({ few, many: await ask([lab.busiest], extent.milliseconds) });
  }
  const told = (which: "few" | "many"): string => {
    const perSecond = median(rounds.map((round) => round[which].perSecond));
    const cost = median(rounds.map((round) => round[which].cost));
    return `${Math.round(perSecond)} /s, ${cost.toFixed(2)} ms of the server`;
  };
  return [
    atLeast(0.25, {
      name: "dashboard read of 200 goals beside one of 12",
      ours: told("many"),
      bare: told("few"),
      ratio: median(rounds.map(({ few, many }) => many.perSecond / few.perSecond)),
    }),
  ];
}
