import { readNeedsYou } from "#contract/needs-you.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { quantile } from "../load/tasks.ts";
import { within, type Line } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Lab } from "../lab.ts";
import { addCrowd, isIn, type BenchCrowd } from "../world.ts";
import { documentSize } from "./sizes.ts";

const PAGE = "/coaching";
/** One coach has three goals of each of so many people. */
const PEOPLE = 100;
const GOALS_EACH = 3;
const ASKED = 100;

const coaching = (crowd: BenchCrowd, coach: string, at: number) => `
  update goals set coach_id = '${coach}', coach_name = 'A Coach', coach_status = 'accepted', coached_at = created_at
    where ${isIn(crowd, "owner_id")} and status = 'active';
  insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, obstacle, help, promise)
    select 'coached-' || id || '-' || week, id, owner_id, to_char(to_timestamp(${at} / 1000) - week * interval '7 days', 'YYYY-MM-DD'),
      ${at} - week * 604800000::bigint, 'coach', 'at-risk', '', case when week = 1 then 'An hour' else '' end, 'Two evenings'
    from goals, generate_series(1, 50) week where ${isIn(crowd, "owner_id")}
    on conflict do nothing;
  analyze`;

/** What a coach of many is shown: the document of the page, and how long it and what waits for them take to read. */
export async function coachAtSize(
  url: string,
  { origin }: ServerProcess,
  coach: { readonly uid: string; readonly cookie: string },
  numbers: Lab["crowd"],
): Promise<Line[]> {
  const crowd = { ...numbers(PEOPLE), goalsPerPerson: GOALS_EACH };
  const db = await openDatabase({ url, log: () => {} });
  try {
    await addCrowd(db, crowd, Date.now());
    await db.maintenance((connection) => connection.script(coaching(crowd, coach.uid, Date.now())));
  } finally {
    await db.close();
  }
  const p95 = async (path: string): Promise<number> => {
    const times: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const began = performance.now();
      const answer = await fetch(`${origin}${path}`, { headers: { cookie: coach.cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      times.push(performance.now() - began);
    }
    return quantile(
      times.toSorted((one, other) => one - other),
      0.95,
    );
  };
  const goals = `a coach of ${PEOPLE * GOALS_EACH} goals of ${PEOPLE} people`;
  return [
    await documentSize(goals, `${origin}${PAGE}`, coach.cookie),
    within(250, "ms", `p95 of the document of ${goals}`, await p95(PAGE), 1),
    within(250, "ms", `p95 of what waits for ${goals}`, await p95(readNeedsYou.path), 1),
  ];
}
