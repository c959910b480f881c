import type { Hono } from "hono";
import {
  editCircle,
  endCircle,
  handCircleOver,
  removeMember,
} from "#contract/circle-organizing.ts";
import {
  createCircle,
  leaveCircle,
  listCircles,
  readCircle,
  reportCircle,
} from "#contract/circles.ts";
import { OF } from "#contract/week.ts";
import { circleReport, circleText } from "#domain/circle.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse } from "#domain/refusal.ts";
import { publishReport } from "#server/account/admins.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import {
  admitToCircle,
  changeCircle,
  circleCount,
  memberIds,
  publishCircle,
} from "./change-circle.ts";
import { newToCircle, writeBrought } from "./circle-goals.ts";
import { withdrawAll } from "./circle-invitations.ts";
import { mountCircleInvitations } from "./invitation-slices.ts";
import { readCirclePage, readCircles } from "./read-circles.ts";
import { mountTakingPart, type AskSideEffect } from "./part-slices.ts";

const list: Slice<typeof listCircles> = {
  endpoint: listCircles,
  act: ({ deps, at }, { uid }) => readCircles(deps, uid, at),
};

const read: Slice<typeof readCircle, string> = {
  endpoint: readCircle,
  admit: admitToCircle,
  act: async ({ deps, query, at }, { uid }, circleId) =>
    (await readCirclePage(deps, uid, circleId, query[OF] ?? null, at)) ?? refuse("not-found"),
};

const create: Slice<typeof createCircle> = {
  endpoint: createCircle,
  act: async (call, { uid, timeZone }) => {
    const { deps, input, at } = call;
    const drafted = circleText(input);
    if (isRefused(drafted)) return drafted;
    const { today } = nowIn(at, timeZone);
    const made = await keyedWrite(call, uid, {
      write: async (tx) => {
        if ((await circleCount(tx, uid)) >= limits.circlesPerPerson)
          return refuse("circle.too-many");
        const id = deps.newId();
        const goals = await newToCircle(tx, id, uid, input.goalIds);
        if (isRefused(goals)) return goals;
        await tx.kysely
          .insertInto("circles")
          .values({ id, ...drafted, organizer_id: uid, created_on: today, created_at: at })
          .execute();
        await tx.kysely
          .insertInto("circle_members")
          .values({ circle_id: id, user_id: uid, joined_on: today, joined_at: at })
          .execute();
        await writeBrought(tx, id, uid, goals, today);
        return { use: { subjectId: id, resultId: null }, answer: { circleId: id } };
      },
      again: async (_tx, { subjectId }) => ({ circleId: subjectId }),
    });
    if (!isRefused(made)) publishCircle(deps, made.circleId, [uid]);
    return made;
  },
};

const edit: Slice<typeof editCircle, string> = {
  endpoint: editCircle,
  admit: admitToCircle,
  act: async (call, actor) => {
    const { name, purpose, rev } = call.input;
    const drafted = circleText({ name, purpose });
    if (isRefused(drafted)) return drafted;
    return changeCircle(call, actor, "organizer", async (tx, circle) => {
      if (circle.rev !== rev) return refuse("form.overtaken");
      if (!(await countWrite(tx, "circle", actor.uid, call.at))) return refuse("request.rate");
      await tx.kysely
        .updateTable("circles")
        .set({ ...drafted, rev: rev + 1 })
        .where("id", "=", circle.id)
        .execute();
      return {};
    });
  },
};

async function removeFrom(tx: Transaction, circleId: string, uid: string): Promise<void> {
  await tx.kysely
    .deleteFrom("circle_members")
    .where("circle_id", "=", circleId)
    .where("user_id", "=", uid)
    .execute();
  // An organizer who rejoins isn't one any more, and can't use a link that they saw.
  const led = await tx.kysely
    .updateTable("circles")
    .set({ organizer_id: null })
    .where("id", "=", circleId)
    .where("organizer_id", "=", uid)
    .returning("id")
    .executeTakeFirst();
  if (led !== undefined) await withdrawAll(tx, circleId);
  await tx.kysely
    .updateTable("circle_invitations")
    .set({ used_by: null })
    .where("circle_id", "=", circleId)
    .where("used_by", "=", uid)
    .execute();
  if ((await memberIds(tx, circleId)).length === 0) await removeCircle(tx, circleId);
}

async function removeCircle(tx: Transaction, circleId: string): Promise<void> {
  await tx.kysely.deleteFrom("circles").where("id", "=", circleId).execute();
}

const leave: Slice<typeof leaveCircle, string> = {
  endpoint: leaveCircle,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "member", async (tx, { id }) => {
      await removeFrom(tx, id, actor.uid);
      return {};
    }),
};

const remove: Slice<typeof removeMember, string> = {
  endpoint: removeMember,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "organizer", async (tx, { id, members }) => {
      const { uid } = call.params;
      if (uid === actor.uid || !members.includes(uid)) return refuse("not-found");
      await removeFrom(tx, id, uid);
      return {};
    }),
};

const handOver: Slice<typeof handCircleOver, string> = {
  endpoint: handCircleOver,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "organizer", async (tx, { id, members }) => {
      const { uid } = call.params;
      if (!members.includes(uid)) return refuse("not-found");
      if (!(await countWrite(tx, "circle", actor.uid, call.at))) return refuse("request.rate");
      await tx.kysely
        .updateTable("circles")
        .set({ organizer_id: uid })
        .where("id", "=", id)
        .execute();
      // The one before has seen the links.
      await withdrawAll(tx, id);
      return {};
    }),
};

const end: Slice<typeof endCircle, string> = {
  endpoint: endCircle,
  admit: admitToCircle,
  act: (call, actor) =>
    changeCircle(call, actor, "organizer", async (tx, { id }) => {
      await removeCircle(tx, id);
      return {};
    }),
};

const report: Slice<typeof reportCircle, string> = {
  endpoint: reportCircle,
  admit: admitToCircle,
  act: async (call, { uid }, circleId) => {
    const { deps, at } = call;
    const text = circleReport(call.input.text);
    if (isRefused(text)) return text;
    const sent = await keyedWrite(call, uid, {
      write: async (tx) => {
        if (!(await memberIds(tx, circleId)).includes(uid)) return refuse("not-found");
        const id = deps.newId();
        await tx.kysely
          .insertInto("circle_reports")
          .values({ id, circle_id: circleId, reporter_id: uid, text, created_at: at })
          .execute();
        return { use: { subjectId: id, resultId: null }, answer: { id } };
      },
      again: async (_tx, { subjectId: id }) => ({ id }),
    });
    if (isRefused(sent)) return sent;
    await publishReport(deps, sent.id);
    return {};
  },
};

/** product 41 */
export function mountCircles(app: Hono, deps: Deps, onAsk: AskSideEffect): void {
  handle(app, deps, list);
  handle(app, deps, create);
  handle(app, deps, read);
  handle(app, deps, edit);
  handle(app, deps, leave);
  handle(app, deps, remove);
  handle(app, deps, handOver);
  handle(app, deps, end);
  handle(app, deps, report);
  mountCircleInvitations(app, deps);
  mountTakingPart(app, deps, onAsk);
}
