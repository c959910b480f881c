import { exportAccount } from "#contract/account.ts";
import { readFeedback } from "#contract/feedback.ts";
import { readLedger } from "#contract/goals.ts";
import { goalPath } from "#contract/routes.ts";
import { readTimeline } from "#contract/timeline.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import type { ServedLab } from "../lab.ts";
import { median } from "../load/tasks.ts";
import { atMost, within, type Line } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import { addCrowd, isIn, populate, type BenchCrowd, type Person } from "../world.ts";
import { residentKib } from "./idle-streams.ts";

/** Somebody who has ten times as long a past as the longest that the other parts ask for. */
const longer = { goals: 1, entries: 50_000 };
const ASKED = 60;
const GOALS_EACH = 12;
const NOTES_EACH = 200;
const EXPORTS = 3;

/** Notes of years on all goals of a crowd. */
const notesOf = (crowd: BenchCrowd, at: number) => `
  insert into coaching_notes (id, goal_id, coach_name, note, type, created_at, is_read)
    select id || '.' || n, id, 'Coach', 'Go on', 'feedback', ${at} - n * 86400000::bigint, n > 20
    from goals, generate_series(1, ${NOTES_EACH}) n where ${isIn(crowd, "owner_id")};
  analyze coaching_notes`;

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

async function medianOf(ask: Ask): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) times.push(await timed(ask));
  return median(times);
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** What is read of much, beside the same read of little, turn about. */
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

/** Milliseconds of the words of coaches for who has none, once so many others have been written notes. */
async function wordless(lab: ServedLab, others: number): Promise<number> {
  const crowd = { ...lab.crowd(others), goalsPerPerson: GOALS_EACH };
  const db = await openDatabase({ url: lab.url, log: () => {} });
  try {
    await addCrowd(db, crowd, Date.now());
    await db.maintenance((connection) => connection.script(notesOf(crowd, Date.now())));
  } finally {
    await db.close();
  }
  const ask = asking(lab.server, lab.people[0], readFeedback.path);
  // The first ones are planned anew.
  await medianOf(ask);
  return medianOf(ask);
}

async function feedback(lab: ServedLab): Promise<Line> {
  const [few, many] = [10, 100];
  const bare = await wordless(lab, few);
  const ours = await wordless(lab, many);
  const notes = (people: number) => people * GOALS_EACH * NOTES_EACH;
  return atMost(1.5, {
    name: `words of coaches for who has none, beside ${notes(few + many)} notes of others and beside ${notes(few)}`,
    ours: milliseconds(ours),
    bare: milliseconds(bare),
    ratio: ours / bare,
  });
}

/** How long others wait at most while somebody's data leave, and what the server's memory grows by. */
async function exporting(
  { server, people }: ServedLab,
  longest: Person | undefined,
): Promise<Line[]> {
  const take = asking(server, longest, exportAccount.path);
  const ask = asking(server, people[0], "/api/session");
  const waits: number[] = [];
  // The first one's code is new to the engine, and the heap grows to what a server needs.
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

/** Reads that cost what they show, of who has ten times as much. */
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
