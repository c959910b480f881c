import { expect, it } from "vitest";
import { rounds } from "#domain/rounds.fixture.ts";
import * as limits from "#domain/limits.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import { atOnce, type Act } from "#server/app/fixtures/at-once.fixture.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import {
  circleLink,
  circleOf,
  follow,
  joined,
  newCircle,
  partOf,
  say,
} from "./fixtures/circle.fixture.ts";

const ROUNDS = rounds(200, 4);
const WEEK = "2026-03-09";
const HOUR = 3_600_000;

const statuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

/** Of circle, members and lines. */
async function rowsOf({ deps }: TestApp, circleId: string): Promise<readonly number[]> {
  const { kysely } = deps.db;
  const [circles, members, lines] = await Promise.all([
    kysely.selectFrom("circles").select("id").where("id", "=", circleId).execute(),
    kysely
      .selectFrom("circle_members")
      .select("user_id")
      .where("circle_id", "=", circleId)
      .execute(),
    kysely.selectFrom("circle_lines").select("user_id").where("circle_id", "=", circleId).execute(),
  ]);
  return [circles.length, members.length, lines.length];
}

function erase({ deps, at }: TestApp, person: Person): Act {
  return async () => {
    await deps.db.transaction((tx) => eraseUser(tx, { uid: person.uid, rev: 1 }, at));
    return person.send("GET", "/api/circles");
  };
}

describeOnPostgres("circles at once", (open) => {
  it("give the last place, by one link or by two, to one person", async () => {
    const test = await openTestApp(await open());
    const people = await test.persons(Array.from({ length: limits.circleMembers + 1 }, () => ({})));
    const [organizer, ...others] = people as [Person, ...Person[]];
    const [one, other] = others.splice(-2) as [Person, Person];
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at += HOUR;
      const circleId = await newCircle(organizer);
      for (const person of others) await joined(organizer, circleId, person);
      const link = await circleLink(organizer, circleId);
      const replies = await atOnce([() => follow(one, link), () => follow(other, link)], round);
      expect(statuses(replies)).toEqual([200, 404]);
      expect(await rowsOf(test, circleId)).toEqual([1, limits.circleMembers, 0]);
      await partOf(organizer, circleId, "end");
    }
  });

  it("let a person into no sixth circle by two links", async () => {
    const test = await openTestApp(await open());
    const [organizer, guest] = (await test.persons([{}, {}])) as [Person, Person];
    for (let full = 1; full < limits.circlesPerPerson; full += 1) await newCircle(guest);
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at += HOUR;
      const ids = [await newCircle(organizer), await newCircle(organizer)];
      const links = [await circleLink(organizer, ids[0]!), await circleLink(organizer, ids[1]!)];
      const replies = await atOnce(
        links.map((link) => () => follow(guest, link)),
        round,
      );
      expect(statuses(replies)).toEqual([200, 409]);
      for (const id of ids) await partOf(organizer, id, "end");
    }
  });

  it("leave nothing of a person who leaves while they are seen, answered and removed", async () => {
    const test = await openTestApp(await open());
    const [organizer, leaver, other] = (await test.persons([{}, {}, {}])) as [
      Person,
      Person,
      Person,
    ];
    const goal = await addGoal(leaver);
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at += HOUR;
      const circleId = await newCircle(organizer);
      for (const person of [leaver, other]) await joined(organizer, circleId, person);
      await say(other, circleId, "Who reads my draft?", true);
      await atOnce(
        [
          () => partOf(leaver, circleId, "leave"),
          () => partOf(organizer, circleId, "seen", { uid: leaver.uid, week: WEEK }),
          () => partOf(leaver, circleId, "seen", { uid: other.uid, week: WEEK }),
          () => partOf(leaver, circleId, "messages", { text: "I do" }),
          () => say(leaver, circleId, "Mine"),
          () => partOf(leaver, circleId, `goals/${goal.id}`),
          () => partOf(organizer, circleId, `members/${leaver.uid}/remove`),
        ],
        round,
      );
      const page = await circleOf(organizer, circleId);
      expect(page.rows.map(({ uid }) => uid).toSorted()).toEqual(
        [organizer.uid, other.uid].toSorted(),
      );
      expect(JSON.stringify(page)).not.toContain(leaver.uid);
      expect(await circleOf(other, circleId)).toMatchObject({ messages: [] });
      await partOf(organizer, circleId, "end");
    }
  });

  it("end whole while a member asks, joins and leaves", async () => {
    const test = await openTestApp(await open());
    const [organizer, member, guest] = (await test.persons([{}, {}, {}])) as [
      Person,
      Person,
      Person,
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at += HOUR;
      const circleId = await newCircle(organizer);
      await joined(organizer, circleId, member);
      const link = await circleLink(organizer, circleId);
      await atOnce(
        [
          () => partOf(organizer, circleId, "end"),
          () => say(member, circleId, "Who reads my draft?", true),
          () => follow(guest, link),
          () => partOf(organizer, circleId, `members/${member.uid}/hand-over`),
        ],
        round,
      );
      // Handed over first, it is no longer the organizer's to end.
      await partOf(member, circleId, "end");
      expect(await rowsOf(test, circleId)).toEqual([0, 0, 0]);
    }
  });

  it("lose two members who are erased while they see each other, and end with the last", async () => {
    const test = await openTestApp(await open());
    for (let round = 0; round < ROUNDS; round += 1) {
      test.at += HOUR;
      const [one, other] = (await test.persons([{}, {}])) as [Person, Person];
      const circleId = await newCircle(one);
      await joined(one, circleId, other);
      await atOnce(
        [
          erase(test, one),
          erase(test, other),
          () => partOf(one, circleId, "seen", { uid: other.uid, week: WEEK }),
          () => partOf(other, circleId, "seen", { uid: one.uid, week: WEEK }),
          () => partOf(other, circleId, "leave"),
        ],
        round,
      );
      expect(await rowsOf(test, circleId)).toEqual([0, 0, 0]);
    }
  });
});
