import { dayOf } from "#domain/day.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { Database } from "../db/database.ts";
import { adminRows } from "../admin/admin-rows.fixture.ts";
import { announcementRows } from "../announcements/announcement-rows.fixture.ts";
import { newId } from "../random.ts";
import { openTestApp, send, type Person, type Reply, type TestApp } from "../test-app.fixture.ts";
import {
  everybody,
  onlyAdmin,
  onlyOwner,
  onlySelf,
  signedIn,
  type Answers,
  type Who,
} from "./askers.fixture.ts";
import { coachingRows } from "./coaching-rows.fixture.ts";
import { dashboardRows } from "./dashboard-rows.fixture.ts";
import { emailRows } from "./email-rows.fixture.ts";
import { oneCode } from "./one-code.fixture.ts";
import { seedRows } from "./seed-rows.fixture.ts";

/** One right call of an endpoint. Cookies other than the session's are the browser's own. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cookie?: string;
  /** The session's cookie where it is not the owner's; empty for none. */
  readonly session?: string;
  /** Wrong values of a field that are answered otherwise than by 400; 200 where the field takes them after all. */
  readonly instead?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface World {
  readonly test: TestApp;
  readonly people: Readonly<Record<Exclude<Who, "visitor">, Person>>;
  /** A new goal of the owner, coached by the coach and left by the former one. */
  goal(measurable?: object): Promise<string>;
}

export interface Row {
  /** Right calls, made anew: each is accepted once. */
  readonly right: (world: World) => Promise<readonly Sample[]>;
  /** What each asker of a right call is answered. */
  readonly answers: Answers;
}

const draft = {
  description: "Read twelve books",
  category: "Skills",
  specific: "One a month",
  measurable: { type: "Numeric", targetValue: "12", unit: "books" },
  achievable: "Half an hour each evening",
  relevant: "A wider view",
  dueDate: "2026-12-31",
};

/** Text that says nothing wrong to a field of free text. */
const freeText = { text: 200, "NaN as text": 200, "a number as text": 200, "Arabic digits": 200 };
/** Text that is a secret which nobody was given. */
const unknownToken = { ...allAs(401), empty: 401 };
/** Text that the network does not know as a code: it costs the state, so it is tried apart. */
const unknownCode = { ...allAs(400), empty: 400 };
const aDay = { type: "Date", targetValue: "2026-11-30", unit: "" };
const draftTexts = {
  description: freeText,
  category: freeText,
  specific: freeText,
  achievable: freeText,
  relevant: freeText,
  "measurable.unit": freeText,
};

function allAs(status: number): Record<string, number> {
  return Object.fromEntries(Object.keys(freeText).map((what) => [what, status]));
}

async function begun({ test }: World): Promise<{ state: string; cookie: string }> {
  // Past the minute in which so many may begin.
  test.at += 60_000;
  const reply = await send(test.app, "POST", "/api/sign-in", {});
  const [cookie = ""] = (reply.headers.get("set-cookie") ?? "").split(";");
  return { state: reply.body.state, cookie };
}

async function customToken(world: World): Promise<string> {
  const { state, cookie } = await begun(world);
  const reply = await send(
    world.test.app,
    "POST",
    endpoints.login.path,
    { code: "good", state },
    { cookie },
  );
  return reply.body.customToken;
}

const shared = { everybody, signedIn, onlyOwner, onlySelf, onlyAdmin, freeText };
export type Shared = typeof shared;

/** A row for every endpoint: without one, neither the types nor the tests pass. */
export const rows: Readonly<Record<EndpointName, Row>> = {
  readSession: { right: async () => [{}], answers: everybody },
  startSignIn: {
    right: async ({ test }) => {
      test.at += 60_000;
      const instead = { returnTo: { ...freeText, empty: 200, missing: 200 } };
      return [{ body: { returnTo: "/coach-onboarding?goalId=x" }, session: "", instead }];
    },
    answers: everybody,
  },
  login: {
    right: async (world) => {
      const { state, cookie } = await begun(world);
      return [
        { body: { code: "good", state }, cookie, session: "", instead: { code: unknownCode } },
      ];
    },
    answers: everybody,
  },
  openSession: {
    right: async (world) => {
      const instead = { customToken: unknownToken, timeZone: { ...freeText, empty: 200 } };
      const token = await customToken(world);
      return [{ body: { customToken: token, timeZone: "Europe/Paris" }, session: "", instead }];
    },
    answers: everybody,
  },
  endSession: {
    right: async ({ test }) => [{ body: {}, session: (await test.person()).cookie }],
    answers: signedIn,
  },
  issueBearer: {
    right: async ({ test }) => {
      test.at += 60_000;
      return [{ body: {} }];
    },
    answers: signedIn,
  },
  editProfile: {
    right: async () => [
      {
        body: { displayName: "Ada Byron", email: "ada@example.org" },
        instead: { displayName: freeText },
      },
    ],
    answers: signedIn,
  },
  changeTimeZone: {
    right: async ({ test }) => {
      test.at += 25 * 3_600_000;
      return [{ body: { timeZone: "Europe/Paris" } }];
    },
    answers: signedIn,
  },
  readDashboard: { right: async () => [{}], answers: signedIn },
  listGoals: {
    right: async () => [{}, { query: { after: `1773144000000.${newId()}` } }],
    answers: signedIn,
  },
  readGoal: {
    right: async (world) => [{ params: { goalId: await world.goal() } }],
    answers: { ...onlyOwner, coach: 200 },
  },
  createGoal: {
    right: async () => [
      {
        body: draft,
        instead: { ...draftTexts, "measurable.targetValue": { "a number as text": 200 } },
      },
      { body: { ...draft, measurable: aDay }, instead: draftTexts },
    ],
    answers: signedIn,
  },
  recordProgress: {
    right: async (world) => [
      { params: { goalId: await world.goal() }, body: { kind: "step" } },
      {
        params: { goalId: await world.goal() },
        body: { kind: "change", by: 2 },
        instead: {
          by: { "a number": 200, "a negative number": 200, "a fraction": 200, "minus zero": 200 },
        },
      },
      {
        params: { goalId: await world.goal() },
        body: {
          kind: "change",
          by: 2,
          note: "Both on one evening",
          day: dayOf(world.test.at, "UTC"),
        },
        instead: {
          by: { "a number": 200, "a negative number": 200, "a fraction": 200, "minus zero": 200 },
          note: { ...freeText, empty: 200, missing: 200 },
          day: { missing: 200 },
        },
      },
      {
        params: { goalId: await world.goal() },
        body: { kind: "set", value: 3, rev: 2 },
        instead: {
          value: { "a number": 200, "a fraction": 200, "minus zero": 200, "a large number": 200 },
          rev: { "a number": 409 },
        },
      },
    ],
    answers: onlyOwner,
  },
  completeGoal: {
    right: async (world) => {
      const goalId = await world.goal({ type: "Boolean", targetValue: "", unit: "" });
      const done = await progress(world, goalId, { kind: "step" });
      if (done.status !== 200) throw new Error(done.text);
      return [{ params: { goalId }, body: {} }];
    },
    answers: onlyOwner,
  },
  ...dashboardRows(shared),
  ...coachingRows(shared),
  ...seedRows(shared),
  ...emailRows(shared),
  ...adminRows(shared),
  ...announcementRows(shared),
  // Its right calls need a socket: server/live/stream.test.ts makes them.
  liveStream: { right: async () => [{ query: { since: "unknown.0" } }], answers: signedIn },
};

function progress({ people }: World, goalId: string, change: object): Promise<Reply> {
  return people.owner.send("POST", `/api/goals/${goalId}/progress`, change, key());
}

/** A new key for a write. */
export function key(): { "idempotency-key": string } {
  return { "idempotency-key": newId() };
}

async function setCoach({ deps }: TestApp, goalId: string, coachId: string): Promise<void> {
  await deps.db.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: coachId,
      coach_name: "A Coach",
      coach_status: "accepted",
      coached_at: deps.clock(),
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", goalId)
    .execute();
}

type Coachable = Pick<World, "test"> & { readonly people: Pick<World["people"], "owner"> };

async function newGoal(world: Coachable, coachId: string, measurable: object): Promise<string> {
  const reply = await world.people.owner.send(
    "POST",
    "/api/goals",
    { ...draft, measurable },
    key(),
  );
  if (reply.status !== 200) throw new Error(reply.text);
  const goalId: string = reply.body.goal.id;
  await setCoach(world.test, goalId, coachId);
  return goalId;
}

/** A server with people in every relation to the owner's goals. */
export async function openWorld(db: Database): Promise<World> {
  const test = await openTestApp(db, { network: oneCode() });
  const people = {
    owner: await test.person(),
    coach: await test.person(),
    formerCoach: await test.person(),
    otherCoach: await test.person(),
    stranger: await test.person(),
    admin: await test.person({ admin: true }),
    disabled: await test.person({ disabled: true }),
    deleted: await test.person(),
    expired: await test.person(),
  };
  // The admin who asks is not the last one.
  await test.person({ admin: true });
  const { kysely } = test.deps.db;
  await kysely.deleteFrom("users").where("id", "=", people.deleted.uid).execute();
  const over = { ends_at: test.at };
  await kysely
    .updateTable("sessions")
    .set(over)
    .where("id", "=", people.expired.sessionId)
    .execute();
  await newGoal({ test, people }, people.otherCoach.uid, draft.measurable);
  const goal = (measurable: object = draft.measurable) =>
    newGoal({ test, people }, people.coach.uid, measurable);
  return { test, people, goal };
}
