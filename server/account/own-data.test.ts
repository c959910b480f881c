import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { everythingKept } from "./fixtures/everything-kept.fixture.ts";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import * as limits from "#domain/limits.ts";
import { uidHash } from "./audit-store.ts";
import { addNote, answer, complete, notesOf } from "#server/coaching/fixtures/note.fixture.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  addGoal,
  key,
  move,
  openWithGoal,
  setCoach,
  yesOrNo,
} from "#server/goals/fixtures/goal.fixture.ts";
import { addStep, addSuggestion, change, planOf } from "#server/goals/fixtures/plan.fixture.ts";
import { queueMailNaming } from "./fixtures/mail-naming.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { tables } from "#server/platform/db/schema.ts";
import type { Table } from "#server/platform/db/table.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import {
  openTestApp,
  send,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";

async function fill(test: TestApp, person: Person, mark: string): Promise<void> {
  await person.send("PUT", "/api/profile", {
    displayName: `Name ${mark}`,
    email: `${mark}@example.org`,
  });
  const goal = await addGoal(person, {
    description: `Goal ${mark}`,
    category: `Category ${mark}`,
    specific: `Specific ${mark}`,
    achievable: `Achievable ${mark}`,
    relevant: `Relevant ${mark}`,
    measurable: { type: "Numeric", targetValue: "4", unit: `unit-${mark}` },
  });
  await move(person, goal.id, { kind: "change", by: 3, note: `Note ${mark}` });
  await addStep(person, goal.id, `Step ${mark}`);
  const ifThen = { obstacle: `Obstacle ${mark}`, action: `Action ${mark}` };
  await change(person, goal.id, { kind: "add-if-then", ...ifThen });
  const checkIn = { message: `Check-in ${mark}`, circle: "private" };
  await person.send("POST", `/api/goals/${goal.id}/check-ins`, checkIn, key());
  const claims = JSON.stringify({ name: `Claim ${mark}` });
  await test.deps.db.kysely
    .insertInto("identities")
    .values({
      issuer: "i",
      subject: `subject-${mark}`,
      user_id: person.uid,
      claims,
      last_sign_in_at: 1,
    })
    .execute();
}

const marks = (mark: string) => [
  `Name ${mark}`,
  `${mark}@example.org`,
  `Goal ${mark}`,
  `Category ${mark}`,
  `Specific ${mark}`,
  `Achievable ${mark}`,
  `Relevant ${mark}`,
  `unit-${mark}`,
  `Note ${mark}`,
  `Check-in ${mark}`,
  `Step ${mark}`,
  `Obstacle ${mark}`,
  `Action ${mark}`,
  `Claim ${mark}`,
  `subject-${mark}`,
];

describeWithDatabase("the person's own data", (open) => {
  it("is exported whole, as a file, with nothing of anybody else and no secret", async () => {
    const [test, ada, tom] = await openWithPeople(await open(), {}, {});
    await fill(test, ada, "ada");
    await fill(test, tom, "tom");
    const reply = await ada.send("GET", exportAccount.path);
    expect(reply.headers.get("content-disposition")).toBe(
      'attachment; filename="cairn-export.json"',
    );
    expect(marks("ada").filter((text) => !reply.text.includes(text))).toEqual([]);
    expect(marks("tom").filter((text) => reply.text.includes(text))).toEqual([]);
    expect(reply.text).not.toContain(tom.uid);
    const { data } = reply.body;
    expect(data.badges).toMatchObject([{ displayName: "Milestone Master (50%)" }]);
    expect([data.sessions.length, data.dailyActivity.length]).toEqual([1, 1]);
    const { token_hash: hash } = await test.deps.db.kysely
      .selectFrom("sessions")
      .select("token_hash")
      .where("user_id", "=", ada.uid)
      .executeTakeFirstOrThrow();
    expect(reply.text).not.toContain(hash);
  });

  it.each<GoalDraft["measurable"]>([
    { type: "Numeric", targetValue: "5", unit: "people" },
    { type: "DailyStreak", targetValue: "7", unit: "days" },
    { type: "Boolean", targetValue: "", unit: "" },
    { type: "Date", targetValue: "2026-05-01", unit: "" },
  ])("is exported with a $type measure as its goal reads it", async (measurable) => {
    const { owner: person, id } = await openWithGoal(await open(), { measurable });
    await move(person, id, { kind: "step" });
    const { goal } = (await person.send("GET", `/api/goals/${id}`)).body;
    const { data } = (await person.send("GET", exportAccount.path)).body;
    expect(data.goals).toMatchObject([{ measurable: goal.measurable }]);
  });

  it("leaves out no table that leads to a person", async () => {
    const { deps } = await openTestApp(await open());
    const linked = await deps.db.maintenance((connection) =>
      connection.query<{ name: string }>(`with recursive persons as (
          select 'users'::regclass::oid as id
          union
          select c.conrelid from pg_constraint c join persons p on c.confrelid = p.id
          where c.contype = 'f'
        )
        select id::regclass::text as name from persons order by 1`),
    );
    const declared = new Map(Object.entries<Table>(tables));
    const unknown = linked.filter(
      ({ name }) => (declared.get(name)?.exported ?? "nobody's") === "nobody's",
    );
    // Figures without a person.
    expect(unknown).toEqual([{ name: "announcement_figures" }]);
    expect(linked.length).toBeGreaterThan(8);
  });

  it("is deleted with the account: nothing is left but a hash, and coached goals become free", async () => {
    const ended: string[] = [];
    const test = await openTestApp(await open());
    test.deps.live.endSession = (_uid, id) => void ended.push(id);
    const [ada, tom] = [await test.person(), await test.person()];
    await fill(test, ada, "ada");
    await fill(test, tom, "tom");
    const goal = await addGoal(tom);
    await setCoach(test, goal.id, ada);
    const note = await addNote(ada, goal.id, { note: "Kept for its owner" });
    await addSuggestion(ada, goal.id, "Kept until it is answered");
    for (const who of [tom, ada]) await answer(who, note, "And the thread under it");
    const reply = await ada.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect([reply.status, ended]).toEqual([200, [ada.sessionId]]);
    expect(reply.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await ada.send("GET", "/api/dashboard")).status).toBe(401);
    const left = await everythingKept(test);
    expect([ada.uid, ...marks("ada")].filter((text) => left.includes(text))).toEqual([]);
    expect(marks("tom").filter((text) => !left.includes(text))).toEqual([]);
    expect(left).toContain(uidHash(ada.uid));
    const freed = await tom.send("GET", `/api/goals/${goal.id}`);
    expect(freed.body.goal).toMatchObject({ coachName: null, coachStatus: null });
    expect(await planOf(tom, goal.id)).toMatchObject({
      steps: [{ text: "Kept until it is answered", suggestedBy: "Former coach", accepted: false }],
    });
    const [kept] = await notesOf(tom, goal.id);
    expect(kept).toMatchObject({
      coachId: null,
      coachName: "Former coach",
      note: "Kept for its owner",
      replies: [{ by: "owner" }, { by: "coach", name: "Former coach" }],
    });
  });

  it("is deleted from mail to others too, and what has not left yet never does", async () => {
    const [test, ada, tom] = await openWithPeople(await open(), { name: "Name ada" }, {});
    const owned = await addGoal(ada, { description: "Aim of ada" });
    await setCoach(test, owned.id, tom);
    await answer(ada, await addNote(tom, owned.id), "Words of ada");
    // Coached, without a note.
    const finished = await addGoal(tom, { measurable: yesOrNo });
    await accept(ada, paramsOf(await invite(tom, finished.id)));
    await move(tom, finished.id, { kind: "step" });
    await complete(tom, finished.id);
    const coached = await addGoal(tom);
    await setCoach(test, coached.id, ada);
    await addNote(ada, coached.id);
    await queueMailNaming(test, { named: ada, goalId: owned.id, to: tom });
    expect(await everythingKept(test)).toMatch(/Name ada.*Words of ada|Words of ada.*Name ada/);
    expect((await ada.send("POST", deleteAccount.path, { confirmation: "DELETE" })).status).toBe(
      200,
    );
    expect(await everythingKept(test)).not.toMatch(/Name ada|Aim of ada|Words of ada/);
    const mail = test.deps.db.kysely.selectFrom("email_messages").select(["type", "status"]);
    expect(await mail.orderBy("number").execute()).toEqual([
      { type: "coaching_note", status: "withdrawn" },
      { type: "coach_accepted", status: "pending" },
      { type: "coaching_note", status: "pending" },
      { type: "weekly_update", status: "pending" },
      { type: "coaching_help", status: "withdrawn" },
      { type: "completion_asked", status: "withdrawn" },
      { type: "coaching_week", status: "pending" },
    ]);
    expect(await everythingKept(test)).toContain("Somebody else");
  });

  it("asks for a sign-in of the last ten minutes, and changes nothing without one", async () => {
    const [test, late, soon] = await openWithPeople(await open(), {}, {});
    test.at += limits.freshSignInMinutes * 60_000;
    const remove = (person: Person) =>
      person.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect((await remove(soon)).status).toBe(200);
    test.at += 1;
    const [before, told] = [await tableHash(test.deps.db), test.told.length];
    const reply = await remove(late);
    expect([reply.status, reply.body.error]).toEqual([
      403,
      {
        code: "account.sign-in-again",
        message:
          "You signed in more than 10 minutes ago. Please sign in again to delete your account.",
      },
    ]);
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect([await tableHash(test.deps.db), test.told.length]).toEqual([before, told]);
    expect((await late.send("GET", "/api/dashboard")).status).toBe(200);
    // Using a session does not renew its sign-in.
    test.at += 3 * 3_600_000;
    await late.send("GET", "/api/dashboard");
    expect((await remove(late)).status).toBe(403);
  });

  it("takes a bearer token for as old as the sign-in that it came from", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    test.at += limits.freshSignInMinutes * 60_000 + 1;
    const { body } = await person.send("POST", "/api/session/bearer", {});
    const authorization = `Bearer ${body.bearerToken}`;
    const asked = { confirmation: "DELETE" };
    const reply = await send(test.app, "POST", deleteAccount.path, asked, { authorization });
    expect([reply.status, reply.body.error.code]).toEqual([403, "account.sign-in-again"]);
  });

  it("asks for the word, and refuses the last admin", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const before = await tableHash(test.deps.db);
    for (const confirmation of ["delete", "", "DELETE ", true])
      expect((await admin.send("POST", deleteAccount.path, { confirmation })).status).toBe(400);
    const last = await admin.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    expect([last.status, last.body.error.message]).toEqual([
      409,
      "There must be at least one admin.",
    ]);
    expect(await tableHash(test.deps.db)).toBe(before);
    await test.person({ admin: true });
    expect((await admin.send("POST", deleteAccount.path, { confirmation: "DELETE" })).status).toBe(
      200,
    );
    expect(
      await test.deps.db.kysely.selectFrom("admin_credentials").select("user_id").execute(),
    ).toHaveLength(1);
  });
});
