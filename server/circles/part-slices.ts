import type { Hono } from "hono";
import {
  bringGoal,
  markCircleSeen,
  takeGoalBack,
  writeCircleLine,
  writeCircleMessage,
} from "#contract/circles.ts";
import { circleLine, circleMessage } from "#domain/circle.ts";
import { addDays, mondayOf, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { admitToCircle, changeCircle, heldCircle, publishCircle } from "./change-circle.ts";
import { newToCircle, writeBrought } from "./circle-goals.ts";
import { readMessages } from "./read-circles.ts";

const bring: Slice<typeof bringGoal, string> = {
  endpoint: bringGoal,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "member", async (tx, { id, now }) => {
      const goals = await newToCircle(tx, id, actor.uid, [call.params.goalId]);
      if (isRefused(goals) || goals.length === 0) return isRefused(goals) ? goals : {};
      if (!(await countWrite(tx, "circle", actor.uid, call.at))) return refuse("request.rate");
      await writeBrought(tx, id, actor.uid, goals, now.today);
      return {};
    }),
};

const takeBack: Slice<typeof takeGoalBack, string> = {
  endpoint: takeGoalBack,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "member", async (tx, { id }) => {
      const taken = await tx.kysely
        .deleteFrom("circle_goals")
        .where("circle_id", "=", id)
        .where("user_id", "=", actor.uid)
        .where("goal_id", "=", call.params.goalId)
        .returning("goal_id")
        .executeTakeFirst();
      return taken === undefined ? refuse("not-found") : {};
    }),
};

interface LineOf {
  readonly circleId: string;
  readonly uid: string;
  readonly week: Day;
}

/** An ask keeps the time at which it was first asked. True if it begins. */
async function writeLine(
  tx: Transaction,
  { circleId, uid, week }: LineOf,
  { line, asksForHelp }: { readonly line: string; readonly asksForHelp: boolean },
  at: number,
): Promise<boolean> {
  const key = { circle_id: circleId, user_id: uid, week };
  const { asksAt } = await tx.kysely
    .insertInto("circle_lines")
    .values({ ...key, line, asks_at: asksForHelp ? at : null, changed_at: at })
    .onConflict((conflict) =>
      conflict.columns(["circle_id", "user_id", "week"]).doUpdateSet((eb) => ({
        line,
        asks_at: asksForHelp ? eb.fn.coalesce("circle_lines.asks_at", eb.val(at)) : null,
        changed_at: at,
      })),
    )
    .returning("asks_at as asksAt")
    .executeTakeFirstOrThrow();
  return asksAt === at;
}

interface CircleAsk extends LineOf {
  /** The other members. */
  readonly readers: readonly string[];
}

/** Runs in the transaction of a line that begins to ask for help. */
export type AskSideEffect = (tx: Transaction, ask: CircleAsk, at: number) => Promise<void>;

function writeOwnLine(sideEffect: AskSideEffect): Slice<typeof writeCircleLine, string> {
  return {
    endpoint: writeCircleLine,
    admit: admitToCircle,
    act: async (call, actor) => {
      const { at, input } = call;
      const { uid } = actor;
      const drafted = circleLine(input);
      if (isRefused(drafted)) return drafted;
      return changeCircle(call, actor, "member", async (tx, { id, members, week }) => {
        if (!(await countWrite(tx, "circle", uid, at))) return refuse("request.rate");
        const of = { circleId: id, uid, week };
        const readers = members.filter((member) => member !== uid);
        if (await writeLine(tx, of, drafted, at)) await sideEffect(tx, { ...of, readers }, at);
        return {};
      });
    },
  };
}

const seen: Slice<typeof markCircleSeen, string> = {
  endpoint: markCircleSeen,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "member", async (tx, { id, members, createdOn, week: present }) => {
      const { uid, week } = call.input;
      // A member further east may be a week ahead.
      const last = addDays(present, 7);
      const isShown = week === mondayOf(week) && week >= mondayOf(createdOn) && week <= last;
      if (uid === actor.uid || !members.includes(uid) || !isShown) return refuse("not-found");
      if (!(await countWrite(tx, "circle", actor.uid, call.at))) return refuse("request.rate");
      await tx.kysely
        .insertInto("circle_seen")
        .values({ circle_id: id, user_id: uid, week, seen_by: actor.uid, seen_at: call.at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return {};
    }),
};

async function messageRefusal(db: Queryable, circleId: string, week: Day): Promise<Ruled<object>> {
  const asks = await db.kysely
    .selectFrom("circle_lines")
    .select("user_id")
    .where("circle_id", "=", circleId)
    .where("week", "=", week)
    .where("asks_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (asks === undefined) return refuse("circle.nobody-asks");
  const { count } = await db.kysely
    .selectFrom("circle_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("circle_id", "=", circleId)
    .where("week", "=", week)
    .executeTakeFirstOrThrow();
  return count >= limits.circleMessagesPerWeek ? refuse("circle.messages-full") : {};
}

const writeMessage: Slice<typeof writeCircleMessage, string> = {
  endpoint: writeCircleMessage,
  admit: admitToCircle,
  act: async (call, actor, circleId) => {
    const { deps, at } = call;
    const { uid } = actor;
    const text = circleMessage(call.input.text);
    if (isRefused(text)) return text;
    const written = await keyedWrite(call, uid, {
      write: async (tx) => {
        const circle = await heldCircle(tx, circleId, actor, at);
        if (isRefused(circle)) return circle;
        const { week } = circle;
        const refused = await messageRefusal(tx, circleId, week);
        if (isRefused(refused)) return refused;
        const id = deps.newId();
        await tx.kysely
          .insertInto("circle_messages")
          .values({ id, circle_id: circleId, user_id: uid, week, text, created_at: at })
          .execute();
        return {
          use: { subjectId: id, resultId: week },
          answer: { id, week, members: circle.members },
        };
      },
      again: async (_tx, { subjectId, resultId }) =>
        resultId === null ? refuse("not-found") : { id: subjectId, week: resultId, members: [] },
    });
    if (isRefused(written)) return written;
    const { id, week, members } = written;
    if (members.length > 0) publishCircle(deps, circleId, members);
    const message = (await readMessages(deps.db, circleId, week, uid)).find((one) => one.id === id);
    return message === undefined ? refuse("not-found") : { message };
  },
};

/** product 41.4, 41.9, 41.10 */
export function mountTakingPart(app: Hono, deps: Deps, onAsk: AskSideEffect): void {
  handle(app, deps, bring);
  handle(app, deps, takeBack);
  handle(app, deps, writeOwnLine(onAsk));
  handle(app, deps, seen);
  handle(app, deps, writeMessage);
}
