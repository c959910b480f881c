import { exportAccount } from "#contract/account.ts";
import { readFeedback } from "#contract/feedback.ts";
import { readLedger } from "#contract/goals.ts";
import { goalPath } from "#contract/routes.ts";
import { readTimeline } from "#contract/timeline.ts";
import { DAY_MS } from "#domain/day.ts";
import type { ServedLab } from "../lab.ts";
import { median } from "../load/tasks.ts";
import { openPlace, withDatabase } from "../place.ts";
import { atMost, within, type Line } from "../report.ts";
import { asDeployed, startServer, type ServerProcess } from "../server-process.ts";
import { addCrowd, isIn, populate, usual, type BenchCrowd, type Person } from "../world.ts";
import { residentKib } from "./idle-streams.ts";

/** Ten times as long a past as the longest elsewhere. */
const longer = { goals: 1, entries: 50_000 };
const ASKED = 60;
const NOTES_EACH = 200;
const EXPORTS = 3;

/** Notes on each goal, a day apart. */
const notesOf = (crowd: Pick<BenchCrowd, "first" | "people">, each: number, at: number) => `
  insert into coaching_notes (id, goal_id, coach_name, note, type, created_at, is_read)
    select id || '.' || n, id, 'Coach', 'Go on', 'feedback', ${at} - n * ${DAY_MS}::bigint, n > 20
    from goals, generate_series(1, ${each}) n where ${isIn(crowd, "owner_id")};
  update goals set noted = true where ${isIn(crowd, "owner_id")};`;

type Ask = () => Promise<void>;

const asking =
  ({ origin }: ServerProcess, person: Person | undefined, path: string): Ask =>
  async () => {
    const [cookie = ""] = person?.cookies ?? [];
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  };

async function timed(ask: Ask): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** Alternates between large and small. */
async function besideLess(name: string, much: Ask, little: Ask): Promise<Line> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let asked = 0; asked < ASKED; asked += 1) {
    ours.push(await timed(much));
    bare.push(await timed(little));
  }
  const [of, beside] = [median(ours.slice(10)), median(bare.slice(10))];
  return atMost(1.5, {
    name,
    ours: milliseconds(of),
    bare: milliseconds(beside),
    ratio: of / beside,
  });
}

/** One note on each goal, among years of notes of others. */
async function words(
  crowd: ServedLab["crowd"],
  url: string,
  server: ServerProcess,
  people: number,
): Promise<Ask> {
  const own = crowd(1);
  const [person] = await populate(url, own, Date.now());
  const others = { ...crowd(people), goalsPerPerson: usual.goals };
  await withDatabase(url, async (db) => {
    await addCrowd(db, others, Date.now());
    const notes = `${notesOf(own, 1, Date.now())} ${notesOf(others, NOTES_EACH, Date.now())}`;
    await db.maintenance((connection) => connection.script(`${notes} analyze`));
  });
  return asking(server, person, readFeedback.path);
}

/** In two databases, so that the two alternate. */
async function feedback({ url, server, crowd }: ServedLab): Promise<Line> {
  const [few, many] = [10, 100];
  const notes = (people: number) => people * usual.goals * NOTES_EACH;
  const place = await openPlace(url);
  try {
    const emptier = await place.postgres();
    const beside = await startServer(emptier, asDeployed);
    try {
      return await besideLess(
        `words of coaches of ${usual.goals} goals, beside ${notes(many)} notes of others and beside ${notes(few)}`,
        await words(crowd, url, server, many),
        await words(crowd, emptier, beside, few),
      );
    } finally {
      await beside.stop();
    }
  } finally {
    await place.clear();
  }
}

/** The longest delay of other requests during an export, and the memory's growth. */
async function exporting(
  { server, people }: ServedLab,
  longest: Person | undefined,
): Promise<Line[]> {
  const take = asking(server, longest, exportAccount.path);
  const ask = asking(server, people[0], "/api/session");
  const waits: number[] = [];
  // Warm up: compiles the code and grows the heap.
  await take();
  const before = await residentKib(server.pid);
  let most = before;
  for (let round = 0; round < EXPORTS; round += 1) {
    const state = { isTaken: false };
    const taken = take().finally(() => (state.isTaken = true));
    while (!state.isTaken) {
      waits.push(await timed(ask));
      most = Math.max(most, await residentKib(server.pid));
    }
    await taken;
  }
  const what = `an export of ${longer.entries} ledger entries`;
  return [
    within(50, "ms", `longest wait of another request beside ${what}`, Math.max(...waits), 1),
    within(64, "MiB", `memory that grows by ${what}`, (most - before) / 1_024),
  ];
}

/** Reads whose cost must depend on what they show, not on the past. */
export async function longReads(lab: ServedLab): Promise<Line[]> {
  const { url, server, longest, crowd } = lab;
  const [person] = await populate(url, crowd(1), Date.now(), longer);
  const beside = (name: string, path: (goalId: string) => string) =>
    besideLess(
      `${name} of ${longer.entries} ledger entries, beside 5000`,
      asking(server, person, path(person?.goals[0] ?? "")),
      asking(server, longest, path(longest.goals[0] ?? "")),
    );
  const of = (path: string) => (goalId: string) => path.replace(":goalId", goalId);
  return [
    await beside("the ledger's newest", of(readLedger.path)),
    await beside("a page of the timeline", of(readTimeline.path)),
    await beside("the document of a goal", goalPath),
    ...(await exporting(lab, person)),
    await feedback(lab),
  ];
}
