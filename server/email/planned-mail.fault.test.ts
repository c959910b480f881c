import { afterEach, expect, it } from "vitest";
import { DAY_MS } from "#domain/day.ts";
import type { OutboxTest } from "./fixtures/outbox.fixture.ts";
import { describeInPlaces, type Place } from "./fixtures/place.fixture.ts";
import {
  startHeld,
  until,
  type Hold,
  type TestProcess,
} from "./fixtures/server-process.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { planMail } from "./planned-mail.ts";

/** Three transactions for each kind of mail. */
const PEOPLE = 50;
/** Of digests. A day later a goal is due in a week, and the check-in before Saturday was missed. */
const MONDAY = Date.UTC(2026, 2, 16, 8);
const TUESDAY = MONDAY + DAY_MS;

/** Where the planning process blocks. */
const points: readonly Required<Pick<Hold, "statement" | "nth">>[] = [
  { statement: "mail_queue", nth: 1 },
  { statement: "mail_next_digest", nth: 1 },
  { statement: "commit", nth: 1 },
  { statement: "mail_queue", nth: 3 },
  { statement: "mail_next_reminder", nth: 2 },
  { statement: "commit", nth: 5 },
  { statement: "mail_queue", nth: 5 },
  { statement: "mail_next_coaching", nth: 1 },
  { statement: "commit", nth: 8 },
];

const days = {
  weekly_update: "2026-03-16",
  goal_reminder: "2026-03-17",
  coaching_week: "2026-03-17",
} as const;
const types = ["weekly_update", "goal_reminder", "coaching_week"] as const;

const processes: TestProcess[] = [];

afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill();
});

/** Each coaches the goal of the one before, so that all planned mail is due to each. */
async function addPeople({ deps }: OutboxTest): Promise<void> {
  const uids = Array.from({ length: PEOPLE }, () => newId());
  const at = MONDAY - 3 * DAY_MS;
  const users = uids.map((id) => ({
    id,
    email: `${id}@example.org`,
    display_name: "A Person",
    custom_email_verified_at: at,
    time_zone: "UTC",
    created_at: at,
    updated_at: at,
    digest_due_at: MONDAY,
    reminder_due_at: TUESDAY,
    coaching_due_at: TUESDAY,
  }));
  const goals = uids.map((owner_id, index) => ({
    id: newId(),
    owner_id,
    description: "Read twelve books",
    category: "Skills",
    specific: "One a month",
    achievable: "Half an hour each evening",
    relevant: "A wider view",
    due_date: "2026-03-24",
    measure_type: "Boolean" as const,
    current_done: false,
    rhythms: JSON.stringify([{ from: "2026-03-07", weeks: 1 }]),
    coach_id: uids[(index + 1) % PEOPLE],
    coach_name: "A Person",
    coach_status: "accepted" as const,
    coached_at: MONDAY - 12 * DAY_MS,
    created_at: MONDAY - 12 * DAY_MS,
  }));
  await deps.db.kysely.deleteFrom("users").execute();
  await deps.db.kysely.insertInto("users").values(users).execute();
  await deps.db.kysely.insertInto("goals").values(goals).execute();
}

function planningProcess(url: string, hold: Hold): Promise<TestProcess> {
  const here = (path: string) => JSON.stringify(new URL(path, import.meta.url));
  const source = `
    import { openDatabase } from ${here("../platform/db/database.ts")};
    import { newId } from ${here("../platform/random.ts")};
    import { planMail } from ${here("./planned-mail.ts")};
    const db = await openDatabase({ url: ${JSON.stringify(url)}, log: () => {} });
    console.log("open");
    const config = { publicUrl: new URL("http://localhost:3000") };
    await planMail({ db, config, newId, clock: () => ${TUESDAY}, outboxSignal: { notify: () => {} } });
    setInterval(() => {}, 1000);`;
  return startHeld(["--input-type=module", `--eval=${source}`], {}, hold);
}

/** All mail, after a process was killed while planning and another one planned. */
async function killedAndPlannedAgain({ url, inside }: Place, hold: Hold): Promise<string[]> {
  await inside(addPeople);
  const planning = await planningProcess(url, hold);
  processes.push(planning);
  await planning.held(1);
  await planning.kill();
  return inside(async (test) => {
    test.at = TUESDAY;
    // PostgreSQL releases the dead process's locks once it notices.
    await until(async () => {
      await planMail(test.deps);
      return (await test.outbox()).length >= types.length * PEOPLE;
    });
    await planMail(test.deps);
    const rows = await test.outbox();
    return rows.map(({ uid, type, period }) => `${type} ${period} ${uid}`);
  });
}

/** A transaction written but not committed; the other points run alike on both engines. */
const uncommitted = ({ statement, nth }: (typeof points)[number]) =>
  statement === "commit" && nth === 1;

describeInPlaces("a server killed while it plans mail", points, uncommitted, (open, each) => {
  it.each(each)("at $statement, number $nth: each is written once", async (point) => {
    const mails = await killedAndPlannedAgain(await open(), point);
    const people = (type: (typeof types)[number]) =>
      mails
        .filter((mail) => mail.startsWith(`${type} ${days[type]} `))
        .map((mail) => mail.split(" ")[2]);
    for (const type of types) {
      expect(people(type)).toHaveLength(PEOPLE);
      expect(new Set(people(type)).size).toBe(PEOPLE);
    }
    expect(mails).toHaveLength(types.length * PEOPLE);
  });
});
