import { connect } from "puppeteer-core";
import { readCoaching } from "#contract/coached-goals.ts";
import { readNeedsYou } from "#contract/needs-you.ts";
import { DAY_MS } from "#domain/day.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { quantile } from "../load/tasks.ts";
import { within, type Line } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Lab } from "../lab.ts";
import { addCrowd, isIn, type BenchCrowd } from "../world.ts";
import { openBrowser } from "./browser.ts";
import { processorTime } from "./processor-time.ts";
import { documentSize } from "./sizes.ts";

const PAGE = "/coaching";
/** Each with so many goals of one coach. */
const PEOPLE = 100;
const GOALS_EACH = 5;
const ASKED = 300;
/** The budgets count in thousands of bytes. */
const KB = 1_000;

const coaching = (crowd: BenchCrowd, coach: string, at: number) => `
  update goals set coach_id = '${coach}', coach_name = 'A Coach', coach_status = 'accepted', coached_at = created_at, noted = true,
      status = 'active', completed = false, completed_at = null, closed_at = null,
      checked_in = to_char(to_timestamp(${at} / 1000) - interval '7 days', 'YYYY-MM-DD')
    where ${isIn(crowd, "owner_id")};
  insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, obstacle, help, promise)
    select 'coached-' || id || '-' || week, id, owner_id, to_char(to_timestamp(${at} / 1000) - week * interval '7 days', 'YYYY-MM-DD'),
      ${at} - week * 604800000::bigint, 'coach', 'at-risk', '', case when week = 1 then 'An hour' else '' end, 'Two evenings'
    from goals, generate_series(1, 50) week where ${isIn(crowd, "owner_id")}
    on conflict do nothing;
  insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
    select 'noted-' || id || '-' || days, id, '${coach}', 'A Coach', repeat('word ', 40), 'feedback', ${at} - days * ${DAY_MS}::bigint
    from goals, generate_series(1, 30, 3) days where ${isIn(crowd, "owner_id")};
  analyze`;

export async function coachAtSize(
  url: string,
  { origin, pid }: ServerProcess,
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
  const goals = `a coach of ${PEOPLE * GOALS_EACH} goals of ${PEOPLE} people`;
  const ask = async (path: string): Promise<number> => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie: coach.cookie } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return byteLength;
  };
  const asked = async (name: string, path: string): Promise<Line[]> => {
    const times: number[] = [];
    for (let time = 0; time < ASKED; time += 1) await ask(path);
    const before = processorTime(pid);
    for (let time = 0; time < ASKED; time += 1) {
      const began = performance.now();
      await ask(path);
      times.push(performance.now() - began);
    }
    const cost = (processorTime(pid) - before) / ASKED;
    const sorted = times.toSorted((one, other) => one - other);
    return [
      within(250, "ms", `p95 of ${name} of ${goals}`, quantile(sorted, 0.95), 1),
      within(8, "ms", `the server's processor for ${name} of ${goals}`, cost, 1),
      { name: `${name} of ${goals}`, ours: `${((await ask(path)) / KB).toFixed(1)} KB`, ok: null },
    ];
  };
  return [
    await documentSize(goals, `${origin}${PAGE}`, coach.cookie),
    ...(await asked("the document", PAGE)),
    ...(await asked("the list", readCoaching.path)),
    ...(await asked("what waits", readNeedsYou.path)),
    await nodesLine(goals, `${origin}${PAGE}`, coach.cookie),
  ];
}

async function nodesLine(goals: string, url: string, cookie: string): Promise<Line> {
  const name = `elements of the page of ${goals}`;
  const browser = await openBrowser();
  if (browser === null) return { name, ours: "no Chromium found", ok: null };
  try {
    const puppet = await connect({ browserURL: `http://127.0.0.1:${browser.port}` });
    const page = await puppet.newPage();
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(url);
    await page.waitForSelector(`section[aria-label="Goals you coach"] li`);
    const elements = await page.$$eval("*", (all) => all.length);
    await puppet.disconnect();
    return within(1_500, "elements", name, elements);
  } finally {
    await browser.close();
  }
}
