import { startPostgres } from "../scripts/postgres.mjs";
import { busyNote, exitBy, keepReport, machine, table, type Line } from "./report.ts";
import { openGenerator, type LoadGenerator } from "./load/open-generator.ts";
import { coachAtSize } from "./measure/coach-at-size.ts";
import { embeddedDelay, eventDelay } from "./measure/event-delay.ts";
import { idleMemory } from "./measure/idle-memory.ts";
import { plannedMail } from "./measure/planned-mail.ts";
import { pageScores } from "./measure/page-scores.ts";
import { openBare, sideBySide, type Rounds } from "./measure/side-by-side.ts";
import { bundleSizes, documentSize } from "./measure/sizes.ts";
import { startUp } from "./measure/start-up.ts";
import { inFreshFolder } from "./place.ts";
import { asDeployed, buildFirst, startServer, type ServerProcess } from "./server-process.ts";
import { signIn } from "./sign-in.ts";
import { newGoal } from "./new-goal.ts";
import { goalPath } from "#contract/routes.ts";
import { full, lived, populate, type Person } from "./world.ts";

// `npm run bench`: measures, prints one table, and ends with 1 where a budget is broken. `quick` after it measures
// shorter and stores nothing.

interface Extent extends Rounds {
  readonly people: number;
  readonly writes: number;
  readonly starts: number;
  readonly streams: number;
  readonly pageRuns: number;
  readonly readers: number;
}

const whole: Extent = {
  rounds: 9,
  milliseconds: 1_500,
  people: 500,
  writes: 400,
  starts: 5,
  streams: 10_000,
  pageRuns: 3,
  readers: 100_000,
};
const quick: Extent = {
  rounds: 3,
  milliseconds: 1_000,
  people: 100,
  writes: 200,
  starts: 3,
  streams: 2_000,
  pageRuns: 1,
  readers: 5_000,
};

const paths = [
  { path: "session", name: "session check", least: 0.65 },
  { path: "dashboard", name: "dashboard read, 12 goals", least: 0.7 },
  { path: "progress", name: "progress write", least: 0.7 },
] as const;

const lines: Line[] = [];

/** Measures one part; where it fails the others are measured all the same. */
async function part(what: string, measure: () => Promise<Line | readonly Line[]>): Promise<void> {
  process.stderr.write(`bench: ${what}...\n`);
  try {
    lines.push(...[await measure()].flat());
  } catch (error) {
    lines.push({ name: what, ours: `failed: ${String(error)}`, ok: false });
  }
}

async function besideBare(
  url: string,
  server: ServerProcess,
  people: readonly Person[],
  generator: LoadGenerator,
  extent: Extent,
) {
  const bare = await openBare(url);
  const sides = { generator, people, ours: server.port, bare: bare.port };
  try {
    for (const path of paths) await part(path.name, () => sideBySide(sides, path, extent));
    await part("delay of events", () => eventDelay(sides, 5, extent.writes));
  } finally {
    await bare.stop();
  }
}

const FULL = "200 goals, 5,000 ledger entries";
const LIVED = "a goal with 5,000 ledger entries";

/** Everything that a running server on PostgreSQL is asked, and for whom. */
async function onPostgres(
  url: string,
  generator: LoadGenerator,
  extent: Extent,
): Promise<readonly Person[]> {
  const server = await startServer(url, asDeployed);
  try {
    const people = await populate(url, { first: 1, people: extent.people }, Date.now());
    const cookie = people.at(-1)?.cookies[1] ?? "";
    const [busiest] = await populate(
      url,
      { first: extent.people + 1, people: 1 },
      Date.now(),
      full,
    );
    const fullCookie = busiest?.cookies[1] ?? "";
    const [longest] = await populate(
      url,
      { first: extent.people + 2, people: 1 },
      Date.now(),
      lived,
    );
    const longCookie = longest?.cookies[1] ?? "";
    const dashboard = `${server.origin}/`;
    const goal = `${server.origin}${goalPath(longest?.goals[0] ?? "")}`;
    await part("sizes", async () => [
      ...(await bundleSizes()),
      await documentSize("a dashboard of 12 goals", dashboard, cookie),
      await documentSize(`a dashboard of ${FULL}`, dashboard, fullCookie),
      await documentSize(LIVED, goal, longCookie),
    ]);
    const pages = [
      { name: "login page", url: `${server.origin}/login`, cookie: null },
      { name: "dashboard of 12 goals", url: dashboard, cookie },
      { name: `dashboard of ${FULL}`, url: dashboard, cookie: fullCookie },
      { name: LIVED, url: goal, cookie: longCookie },
      { name: "dashboard of 12 goals, second visit", url: dashboard, cookie, again: true },
      { name: `${LIVED}, second visit`, url: goal, cookie: longCookie, again: true },
    ];
    const coach = { uid: people.at(-1)?.uid ?? "", cookie };
    await part("a coach of many", () => coachAtSize(url, server, coach, extent.people + 3));
    await part("Lighthouse", () => pageScores(pages, extent.pageRuns));
    await besideBare(url, server, people, generator, extent);
    await part("idle streams", () => idleMemory(generator, server, people, extent.streams));
    return people;
  } finally {
    await server.stop();
  }
}

async function onEmbedded(
  url: string,
  generator: LoadGenerator,
  { writes }: Extent,
): Promise<Line> {
  const server = await startServer(url);
  try {
    const one = await signIn(server.origin, "ada.moreau");
    const other = await signIn(server.origin, "ada.moreau");
    const goals = [await newGoal(server.origin, one.cookie, "Read a book on negotiation")];
    const person = { uid: one.uid, cookies: [one.cookie, other.cookie] as const, goals };
    return await embeddedDelay(generator, server.port, person, writes);
  } finally {
    await server.stop();
  }
}

async function measureAll(extent: Extent): Promise<void> {
  const postgres = await startPostgres();
  const generator = openGenerator();
  try {
    const people = await onPostgres(postgres.url, generator, extent);
    // On servers of their own, whose clocks stand on a Monday and a Wednesday: by another's this mail would be of days long ago.
    const readers = { first: extent.people + 103, people: extent.readers };
    await part("planned mail", () => plannedMail(postgres.url, generator, people, readers));
    await part("delay of events, embedded", () =>
      inFreshFolder((url) => onEmbedded(url, generator, extent)),
    );
    await part("starts", () => startUp(postgres.url, extent.starts));
  } finally {
    generator.close();
    await postgres.stop();
  }
}

const busy = busyNote("measure again.");
const about = `${busy && `${busy}\n`}${machine} that server, PostgreSQL (without fsync) and load generator share.
Ours and bare are the medians of rounds that take turns, the ratio is the median of each round's ratio. 32 connections, a pool of 10.
KB is 1,000 bytes, KiB 1,024.`;

const extent = process.argv.includes("quick") ? quick : whole;
await buildFirst();
try {
  await measureAll(extent);
} finally {
  process.stdout.write(`${about}\n\n${table(lines)}\n`);
}
if (extent === whole) await keepReport("latest.md", "Measured", `${about}\n\n${table(lines)}`);
exitBy(lines);
