import { flushing, startPostgres } from "../scripts/postgres.mjs";
import { openGenerator, type LoadGenerator } from "./load/open-generator.ts";
import type { Rounds } from "./measure/side-by-side.ts";
import { asDeployed, startServer, type ServerProcess } from "./server-process.ts";
import { full, lived, populate, type BenchCrowd, type Person, type Plenty } from "./world.ts";

/** How much is measured. */
export interface Extent extends Rounds {
  readonly people: number;
  readonly writes: number;
  readonly starts: number;
  readonly streams: number;
  readonly pageRuns: number;
  readonly readers: number;
}

/** What the parts of `npm run bench` share: one database, the load's process, and who is in it. */
export interface Lab {
  readonly extent: Extent;
  readonly url: string;
  readonly generator: LoadGenerator;
  /** With 12 goals each. */
  readonly people: readonly Person[];
  /** With as many goals as one may have. */
  readonly busiest: Person;
  /** With goals that were moved each day for years. */
  readonly longest: Person;
  /** Numbers for so many people more, which are nobody else's. */
  crowd(people: number): Pick<BenchCrowd, "first" | "people">;
  close(): Promise<void>;
}

export async function openLab(extent: Extent): Promise<Lab> {
  const { url, stop } = await startPostgres({ settings: flushing });
  const generator = openGenerator();
  const close = async (): Promise<void> => {
    generator.close();
    await stop();
  };
  try {
    // Its tables are made by a server's start.
    await (await startServer(url, asDeployed)).stop();
    let taken = 0;
    const crowd = (people: number) => {
      const first = taken + 1;
      taken += people;
      return { first, people };
    };
    const peopleWith = (many: number, plenty?: Plenty) =>
      populate(url, crowd(many), Date.now(), plenty);
    return {
      extent,
      url,
      generator,
      crowd,
      close,
      people: await peopleWith(extent.people),
      busiest: only(await peopleWith(1, full)),
      longest: only(await peopleWith(1, lived)),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function only(people: readonly Person[]): Person {
  const [person] = people;
  if (person === undefined) throw new Error("Nobody was made.");
  return person;
}

/** A lab with a server that is running. */
export interface ServedLab extends Lab {
  readonly server: ServerProcess;
}
