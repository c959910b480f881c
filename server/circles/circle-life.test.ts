import fc from "fast-check";
import { expect, it } from "vitest";
import type { CirclePage } from "#contract/circles.ts";
import { endpoints } from "#contract/endpoints.ts";
import { routes } from "#contract/routes.ts";
import { sampleRequests } from "#contract/sample-requests.ts";
import { addDays, DAY_MS, dayOf, mondayOf, type Day } from "#domain/day.ts";
import { runs } from "#domain/rounds.fixture.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import { reads } from "#server/app/fixtures/everything-read.fixture.ts";
import { pathOf } from "#server/app/fixtures/hostile.fixture.ts";
import { openOutbox, type OutboxTest } from "#server/email/fixtures/outbox.fixture.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { addGoal, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { circleOf, joined, newCircle, partOf, say } from "./fixtures/circle.fixture.ts";
import {
  choices,
  expectedPage,
  FIRST,
  keyOf,
  periodAt,
  WEEKS,
  type Choice,
  type LivedCircle,
  type LivedGoal,
  type Living,
} from "./fixtures/lived-circle.fixture.ts";

const HOUR = 3_600_000;
const START = Date.parse(`${FIRST}T12:00:00Z`);

const people = [
  { name: "Ada", zone: "Europe/London", first: FIRST, weeks: 1 },
  { name: "Ben", zone: "America/Los_Angeles", first: FIRST, weeks: 1 },
  { name: "Eva", zone: "Europe/Paris", first: addDays(FIRST, 3), weeks: 1 },
  { name: "Max", zone: "UTC", first: FIRST, weeks: 2 },
  { name: "Noor", zone: "Asia/Tokyo", first: addDays(FIRST, 6), weeks: 1 },
] as const;
type Name = (typeof people)[number]["name"];

/** What nobody else may read: texts, numbers, notes and words of every kind. */
const kinds = [
  "unit",
  "category",
  "specific",
  "note",
  "entry",
  "promise",
  "obstacle",
  "help",
] as const;
const secret = (name: string, kind: (typeof kinds)[number]) => `${name}'s own ${kind}`;
const targets: Readonly<Record<Name, number>> = {
  Ada: 47_011.25,
  Ben: 47_012.25,
  Eva: 47_013.25,
  Max: 47_014.25,
  Noor: 47_015.25,
};
const secretsOf = (name: Name) => [
  ...kinds.map((kind) => secret(name, kind)),
  String(targets[name]),
  // The value after a first step.
  String(targets[name] - 40_000),
];

interface Lives {
  readonly test: OutboxTest;
  readonly living: Readonly<Record<Name, Living>>;
  readonly circles: readonly LivedCircle[];
}

async function addLivedGoal(
  test: OutboxTest,
  person: Omit<Living, "goals">,
  { first, weeks }: Pick<LivedGoal, "first" | "weeks">,
  title: string,
): Promise<LivedGoal> {
  const name = person.name as Name;
  const { id } = await addGoal(person, {
    description: title,
    category: secret(name, "category"),
    specific: secret(name, "specific"),
    measurable: { type: "Numeric", targetValue: String(targets[name]), unit: secret(name, "unit") },
  });
  const rhythms = JSON.stringify([{ from: first, weeks }]);
  await test.deps.db.kysely.updateTable("goals").set({ rhythms }).where("id", "=", id).execute();
  const by = targets[name] - 40_000;
  await move(person, id, { kind: "change", by, note: secret(name, "entry") });
  const note = { message: secret(name, "note"), circle: "private" };
  const noted = await person.send("POST", `/api/goals/${id}/check-ins`, note, key());
  if (noted.status !== 200) throw new Error(noted.text);
  return { id, title, first, weeks, done: new Map() };
}

async function begun(db: Database): Promise<Lives> {
  const test = await openOutbox(db);
  test.at = START;
  const living: Partial<Record<Name, Living>> = {};
  for (const one of people) {
    const person = await test.person({ name: one.name, timeZone: one.zone });
    await db.kysely
      .updateTable("users")
      .set({ custom_email_verified_at: START })
      .where("id", "=", person.uid)
      .execute();
    const base = { ...person, name: one.name, zone: one.zone, away: null };
    const goals: LivedGoal[] = [];
    for (const what of ["book", "house"]) {
      test.at += 1;
      goals.push(await addLivedGoal(test, base, one, `${one.name}'s ${what}`));
    }
    living[one.name] = { ...base, goals };
  }
  const all = living as Lives["living"];
  // Ada coaches what Noor did not bring.
  const other = await addLivedGoal(test, all.Noor, { first: "2030-01-07", weeks: 1 }, "Noor's own");
  await setCoach(test, other.id, all.Ada);
  const circles = [
    await founded(test, all.Ada, [all.Ben, all.Eva, all.Max, all.Noor]),
    await founded(test, all.Noor, [all.Ada, all.Eva]),
  ];
  return { test, living: all, circles };
}

async function founded(
  test: OutboxTest,
  organizer: Living,
  others: readonly Living[],
): Promise<LivedCircle> {
  const ids = (person: Living) => person.goals.map(({ id }) => id);
  const id = await newCircle(organizer, ids(organizer));
  for (const person of others) {
    test.at += 1;
    await joined(organizer, id, person, ids(person));
  }
  const members = [organizer, ...others].map((person) => ({
    person,
    joinedOn: dayOf(test.at, person.zone),
  }));
  return { id, members, lines: new Map(), seen: new Set() };
}

async function checkInToday(lives: Lives, person: Living, { day, kept }: Choice): Promise<void> {
  const today = dayOf(lives.test.at, person.zone);
  if (person.away !== null && person.away[0] <= today && today < person.away[1]) return;
  for (const goal of person.goals) {
    const period = periodAt(goal, today);
    if (period === null || goal.done.has(period) || addDays(period, day) !== today) continue;
    const answer = goal.done.size > 0 ? kept : null;
    const [promise, obstacle, help] = (["promise", "obstacle", "help"] as const).map((kind) =>
      secret(person.name, kind),
    ) as [string, string, string];
    const words = { promise, obstacle, help, circle: "private" };
    const reply = await checkIn(person, goal.id, onTrack(period, { ...words, kept: answer }));
    if (reply.status !== 200) throw new Error(reply.text);
    goal.done.set(period, answer);
  }
}

async function takePart(lives: Lives, circle: LivedCircle, person: Living, choice: Choice) {
  const week = mondayOf(dayOf(lives.test.at, person.zone));
  if (choice.line) {
    const line = `${person.name} in ${week}`;
    await say(person, circle.id, line, choice.asks);
    circle.lines.set(keyOf(week, person.uid), { line, asks: choice.asks });
  }
  if (choice.sees)
    for (const { person: other } of circle.members.filter((one) => one.person !== person)) {
      await partOf(person, circle.id, "seen", { uid: other.uid, week });
      circle.seen.add(keyOf(week, other.uid, person.uid));
    }
}

function gone(circle: LivedCircle, { uid }: Living): void {
  circle.members = circle.members.filter(({ person }) => person.uid !== uid);
  for (const key of circle.lines.keys()) if (key.includes(uid)) circle.lines.delete(key);
  for (const key of circle.seen) if (key.includes(uid)) circle.seen.delete(key);
}

const ok = ({ status, text }: { status: number; text: string }) => {
  if (status !== 200) throw new Error(text);
};

/** By day of the lives. */
function turns({ test, living, circles }: Lives): Readonly<Record<number, () => Promise<void>>> {
  const { Ada, Ben, Eva, Max, Noor } = living;
  const [large, small] = circles as readonly [LivedCircle, LivedCircle];
  return {
    // A Thursday.
    17: async () => {
      const today = dayOf(test.at, Eva.zone);
      Eva.away = [today, addDays(today, 9)];
      for (const { id } of Eva.goals)
        ok(
          await Eva.send("POST", `/api/goals/${id}/pause`, { until: Eva.away[1], why: "" }, key()),
        );
    },
    23: async () => {
      ok(await partOf(Ben, large.id, "leave"));
      gone(large, Ben);
    },
    30: async () => {
      await test.deps.db.transaction((tx) => eraseUser(tx, { uid: Max.uid, rev: 1 }, test.at));
      gone(large, Max);
    },
    32: async () => ok(await partOf(Ada, large.id, `members/${Noor.uid}/hand-over`)),
    38: async () => {
      ok(await partOf(Noor, small.id, `members/${Eva.uid}/remove`));
      gone(small, Eva);
    },
  };
}

function told({ week, checkedIn, of, rows, run, weeks }: CirclePage) {
  const shown = rows.map(({ uid: _, isOrganizer: __, goals, ...row }) => ({
    ...row,
    goals: goals.map(({ title }) => title),
  }));
  return { week, checkedIn, of, rows: shown, run, weeks };
}

async function compare({ test, circles }: Lives): Promise<void> {
  for (const circle of circles)
    for (const { person } of circle.members) {
      const present = mondayOf(dayOf(test.at, person.zone));
      for (const week of [present, addDays(present, -14)].filter((one) => one >= FIRST))
        expect(told(await circleOf(person, circle.id, week)), `${person.name}, ${week}`).toEqual(
          expectedPage(circle, person, week, test.at),
        );
    }
}

/** Every read and every screen, with the ids of everybody. */
async function everythingFor({ test, living, circles }: Lives, reader: Living): Promise<string> {
  const ids = Object.values(living).flatMap(({ uid, goals }) =>
    goals.map((goal) => ({ uid, goalId: goal.id })),
  );
  const paths = new Set(
    ids.flatMap(({ uid, goalId }) =>
      circles.flatMap(({ id: circleId }) => {
        const params = { uid, goalId, circleId };
        const asked = reads.map((name) =>
          pathOf(endpoints[name], { query: { ...sampleRequests[name].query }, params }),
        );
        const screens = routes.map(({ path }) =>
          path.replace(/:(\w+)/g, (_, param: string) => ({ ...params, year: "2026" })[param] ?? ""),
        );
        return [...asked, ...screens, `/api/circles/${circleId}`];
      }),
    ),
  );
  const answers: string[] = [];
  for (const path of paths) answers.push((await reader.send("GET", path)).text);
  const heard = test.told.filter(({ uids }) => uids.includes(reader.uid));
  return `${answers.join("\n")}\n${JSON.stringify(heard)}`;
}

async function scan(lives: Lives, left: readonly Name[]): Promise<void> {
  const readers = people.filter(({ name }) => !left.includes(name));
  for (const { name } of readers) {
    const all = await everythingFor(lives, lives.living[name]);
    const kept = people.filter(
      (one) => one.name !== name && !(name === "Ada" && one.name === "Noor"),
    );
    for (const other of kept)
      for (const words of secretsOf(other.name)) expect(all, `${name} reads`).not.toContain(words);
    for (const word of secretsOf(name).slice(0, 3)) expect(all).toContain(word);
    for (const one of left) {
      expect(all.includes(`${one}'s`), `${name} reads of ${one}`).toBe(false);
      expect(all.includes(`"${one}"`), `${name} reads of ${one}`).toBe(false);
    }
  }
  const mails = lives.test.transport.came;
  for (const { to, text, html } of mails)
    for (const { name } of people)
      for (const words of secretsOf(name))
        if (text.includes(words) || html.includes(words))
          expect(to).toBe(`${lives.living[name].uid}@example.org`);
}

async function liveADay(lives: Lives, day: number, of: (name: Name, week: Day) => Choice) {
  const { test, circles, living } = lives;
  test.at = START + day * DAY_MS;
  await planMail(test.deps);
  await test.sendAll();
  await turns(lives)[day]?.();
  const erased = day >= 30 ? ["Max"] : [];
  for (const person of Object.values(living).filter(({ name }) => !erased.includes(name))) {
    const week = mondayOf(dayOf(test.at, person.zone));
    const choice = of(person.name as Name, week);
    await checkInToday(lives, person, choice);
    if (day % 7 === choice.day)
      for (const circle of circles.filter(({ members }) =>
        members.some((member) => member.person === person),
      ))
        await takePart(lives, circle, person, choice);
  }
  if (day % 3 === 0) await compare(lives);
}

describeWithDatabase("eight weeks in two circles", (open) => {
  it("are told as an independent calculation says, and hold nothing else of anybody", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(choices, {
          minLength: people.length * (WEEKS + 1),
          maxLength: people.length * (WEEKS + 1),
        }),
        async (decided) => {
          const lives = await begun(await open());
          const choiceOf = (name: Name, week: Day): Choice => {
            const place = people.findIndex((one) => one.name === name);
            const at = Math.round((Date.parse(week) - Date.parse(FIRST)) / (7 * DAY_MS));
            const choice = decided[Math.max(0, at) * people.length + place];
            if (choice === undefined) throw new Error(`Nothing is decided for ${week}.`);
            return choice;
          };
          for (let day = 0; day < 7 * WEEKS; day += 1) {
            await liveADay(lives, day, choiceOf);
            if (day === 22) await scan(lives, []);
          }
          lives.test.at += 2 * HOUR;
          await scan(lives, ["Ben", "Max"]);
        },
      ),
      { ...runs(20, 1, 20_261_128), endOnFailure: true },
    );
  });
});
