import { atLeast, within, type Line } from "../report.ts";
import { median, type LoadResult, type Path } from "../load/tasks.ts";
import type { ServedLab } from "../lab.ts";
import type { Person } from "../world.ts";
import { processorTime } from "./processor-time.ts";

const CONNECTIONS = 8;

interface Measured extends LoadResult {
  /** Milliseconds of the server's processor per request. */
  readonly cost: number;
}

/** At the limit of goals, beside dashboards with 12. */
export async function dashboards(lab: ServedLab): Promise<Line[]> {
  const { generator, server, extent } = lab;
  const ask = async (path: Path, people: readonly Person[]): Promise<Measured> => {
    const { milliseconds } = extent;
    const before = processorTime(server.pid);
    const shared = { port: server.port, people, connections: CONNECTIONS, milliseconds };
    const load = await generator.do({ kind: "load", path, ...shared });
    const used = processorTime(server.pid) - before;
    return { ...load, cost: used / ((load.perSecond * milliseconds) / 1_000) };
  };
  const round = async () => ({
    few: await ask("dashboard", lab.people),
    many: await ask("dashboard", [lab.busiest]),
    document: await ask("document", lab.people),
  });
  await round();
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  while (rounds.length < extent.rounds) rounds.push(await round());
  const cost = (which: keyof (typeof rounds)[number]): number =>
    median(rounds.map((one) => one[which].cost));
  const told = (which: "few" | "many"): string => {
    const perSecond = median(rounds.map((one) => one[which].perSecond));
    return `${Math.round(perSecond)} /s, ${cost(which).toFixed(2)} ms of the server`;
  };
  return [
    atLeast(0.225, {
      name: "dashboard read of 200 goals beside one of 12",
      ours: told("many"),
      bare: told("few"),
      ratio: median(rounds.map(({ few, many }) => many.perSecond / few.perSecond)),
    }),
    within(1.6, "ms", "processor time of a dashboard's document", cost("document"), 2),
  ];
}
