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
import { planMail } from "#server/email/planned-mail.ts";
import type { ComposedMail } from "#server/platform/mail/mail-transport.ts";
import { key } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { circleOf, partOf, say } from "./fixtures/circle.fixture.ts";
import {
  choices,
  expectedLine,
  expectedPage,
  FIRST,
  keyOf,
  periodAt,
  WEEKS,
  type Choice,
  type LivedCircle,
  type Living,
} from "./fixtures/lived-circle.fixture.ts";
import {
  begun,
  people,
  secret,
  secretsOf,
  START,
  type Lives,
  type Name,
} from "./fixtures/lived-people.fixture.ts";

const HOUR = 3_600_000;

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
  for (const place of circle.lines.keys()) if (place.includes(uid)) circle.lines.delete(place);
  for (const place of circle.seen) if (place.includes(uid)) circle.seen.delete(place);
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
  const shown = rows.map((row) => {
    const { name, isYou, state, keptPromise, line, asksForHelp, seen, seenBy } = row;
    const goals = row.goals.map(({ title }) => title);
    return { name, isYou, state, keptPromise, goals, line, asksForHelp, seen, seenBy };
  });
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
  const mailed = lives.test.transport.came.flatMap(({ to, text, html }) =>
    people
      .filter(({ name }) => secretsOf(name).some((words) => `${text}${html}`.includes(words)))
      .map(({ name }) => ({ to, of: `${lives.living[name].uid}@example.org` })),
  );
  expect(mailed.filter(({ to, of }) => to !== of)).toEqual([]);
}

function compareDigest({ test, circles, living }: Lives, { to, text }: ComposedMail): void {
  const reader = Object.values(living).find(({ uid }) => to === `${uid}@example.org`);
  if (reader === undefined || !text.startsWith("Since ")) return;
  for (const circle of circles) {
    const [, line = null] = new RegExp(`^\\* ${circle.name}.*\\n +(.*)$`, "m").exec(text) ?? [];
    expect(line, `${reader.name} of ${circle.name}`).toBe(expectedLine(circle, reader, test.at));
  }
}

async function liveADay(lives: Lives, day: number, of: (name: Name, week: Day) => Choice) {
  const { test, circles, living } = lives;
  test.at = START + day * DAY_MS;
  const before = test.transport.came.length;
  await planMail(test.deps);
  await test.sendAll();
  for (const mail of test.transport.came.slice(before)) compareDigest(lives, mail);
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
    expect.hasAssertions();
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
      { ...runs(12, 1, 20_261_128), endOnFailure: true },
    );
  });
});
