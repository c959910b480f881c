import { flushing, startPostgres } from "../scripts/postgres.mjs";
import { openGenerator, type LoadGenerator } from "./load/open-generator.ts";
import type { Rounds } from "./measure/side-by-side.ts";
import { asDeployed, startServer, type ServerProcess } from "./server-process.ts";
import { full, lived, populate, type BenchCrowd, type Person, type Plenty } from "./world.ts";

export interface Extent extends Rounds {
  readonly people: number;
  readonly writes: number;
  readonly starts: number;
  readonly streams: number;
  readonly pageRuns: number;
  readonly readers: number;
}

/** Shared by the parts of `npm run bench`. */
export interface Lab {
  readonly extent: Extent;
  readonly url: string;
  readonly generator: LoadGenerator;
  /** With 12 goals each. */
  readonly people: readonly Person[];
  /** At the limit of goals. */
  readonly busiest: Person;
  /** Goals moved daily for years. */
  readonly longest: Person;
  /** Unused numbers. */
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
    // The server's start migrates the database.
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

export interface ServedLab extends Lab {
  readonly server: ServerProcess;
}
