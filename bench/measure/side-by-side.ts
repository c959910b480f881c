import { fork } from "node:child_process";
import { once } from "node:events";
import { atLeast, atMost, type Line } from "../report.ts";
import type { LoadGenerator } from "../load/open-generator.ts";
import { median, type LoadResult, type Path } from "../load/tasks.ts";
import type { Person } from "../world.ts";

export interface Sides {
  readonly generator: LoadGenerator;
  readonly people: readonly Person[];
  /** Ports. */
  readonly ours: number;
  readonly bare: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
}

const CONNECTIONS = 8;

interface Pair {
  readonly ours: LoadResult;
  readonly bare: LoadResult;
}

/** Alternates between the servers; each round the other one begins. */
async function pairs(sides: Sides, path: Path, { rounds, milliseconds }: Rounds): Promise<Pair[]> {
  const { generator, people } = sides;
  const load = (port: number, time: number): Promise<LoadResult> =>
    generator.do({
      kind: "load",
      path,
      port,
      people,
      connections: CONNECTIONS,
      milliseconds: time,
    });
  await load(sides.ours, milliseconds * 2);
  await load(sides.bare, milliseconds * 2);
  const found: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await load(sides.ours, milliseconds) : null;
    const bare = await load(sides.bare, milliseconds);
    found.push({ ours: first ?? (await load(sides.ours, milliseconds)), bare });
  }
  return found;
}

const middle = (found: readonly Pair[], value: (pair: Pair) => number): number =>
  median(found.map(value));

/** Throughput and tail beside the bare server; medians of the rounds' ratios. */
export async function sideBySide(
  sides: Sides,
  { path, name, least }: { path: Path; name: string; least: number },
  rounds: Rounds,
): Promise<Line[]> {
  const found = await pairs(sides, path, rounds);
  const perSecond = (value: number): string => `${Math.round(value)} /s`;
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    atLeast(least, {
      name,
      ours: perSecond(middle(found, ({ ours }) => ours.perSecond)),
      bare: perSecond(middle(found, ({ bare }) => bare.perSecond)),
      ratio: middle(found, ({ ours, bare }) => ours.perSecond / bare.perSecond),
    }),
    atMost(2, {
      name: `${name}, p99`,
      ours: milliseconds(middle(found, ({ ours }) => ours.p99)),
      bare: milliseconds(middle(found, ({ bare }) => bare.p99)),
      ratio: middle(found, ({ ours, bare }) => ours.p99 / bare.p99),
    }),
  ];
}

interface BareServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A process of its own; `writes`: whether it reads before it writes, as ours does. */
export async function openBare(
  databaseUrl: string,
  writes: "in two" | "at once",
): Promise<BareServer> {
  const child = fork(new URL("../bare-server.ts", import.meta.url), [databaseUrl, writes]);
  const [port] = (await once(child, "message")) as [number];
  const stop = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.disconnect();
    await ended;
  };
  return { port, stop };
}
