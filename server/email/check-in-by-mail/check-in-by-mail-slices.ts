import type { Hono } from "hono";
import {
  readCheckInByMail,
  writeCheckInByMail,
  type MailedCheckIn as Shown,
} from "#contract/check-in-by-mail.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { duePeriod, lastDayOf, periodAt } from "#domain/check-in-period.ts";
import { draftByMail, type MailCheckIn } from "#domain/check-in-by-mail.ts";
import * as limits from "#domain/limits.ts";
import { promiseUntil } from "#domain/promise.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { changeByLink } from "#server/goals/write-goal.ts";
import { decideCheckIn } from "#server/goals/weekly-check-ins/weekly-check-in-slices.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { rateCap, type RateCap } from "#server/platform/http/rate-cap.ts";
import { mailedCheckInOf, type MailedCheckIn } from "../mail-tokens.ts";
import { tellCircles } from "#server/goals/tell-circles.ts";
import { readLinked, type LinkedGoal } from "./check-in-by-mail-store.ts";

/** A link ends with its period, or once nothing is due. */
function shownOf(linked: LinkedGoal | null, period: string): Ruled<Shown> {
  if (linked === null) return refuse("check-in.not-due");
  const { subject, now, ownerName, lastPromise, written } = linked;
  const { goal, coachId } = subject;
  const present = periodAt(goal.rhythms, now.today);
  if (present?.from !== period) return refuse("check-in.not-due");
  if (written === null && duePeriod(goal, now) === null) return refuse("check-in.not-due");
  const { description, measurable, coachName } = goal;
  return {
    ownerName,
    description,
    measurable,
    written,
    coachName: coachId === null ? null : coachName,
    coachId,
    lastDay: lastDayOf(present),
    today: now.today,
    next: promiseUntil(goal, now),
    lastPromise,
  };
}

// Shared by calls and documents.
const caps = new WeakMap<Deps["config"], RateCap>();

function capOf({ config }: Deps): RateCap {
  const cap = caps.get(config) ?? rateCap(limits.tokensPerMinute);
  caps.set(config, cap);
  return cap;
}

export interface LinkCall {
  readonly deps: Deps;
  readonly address: string;
  readonly at: number;
}

function spokenFor({ deps, address, at }: LinkCall, token: string): Ruled<MailedCheckIn> {
  if (!capOf(deps)(address, at)) return refuse("request.rate");
  return mailedCheckInOf(deps.sign, token) ?? refuse("email.check-in-link-wrong", "token");
}

export async function readByMail(asked: LinkCall, token: string): Promise<Ruled<Shown>> {
  const link = spokenFor(asked, token);
  if (isRefused(link)) return link;
  return shownOf(await readLinked(asked.deps.db, link, asked.at), link.period);
}

/** As a check-in on screen, with the same audience. */
export async function writeByMail(
  asked: LinkCall,
  { token, ...said }: InputOf<typeof writeCheckInByMail>,
): Promise<Ruled<Shown>> {
  const { deps, at } = asked;
  const link = spokenFor(asked, token);
  if (isRefused(link)) return link;
  const before = shownOf(await readLinked(deps.db, link, at), link.period);
  if (isRefused(before)) return before;
  if (before.written !== null) return refuse("check-in.done");
  const done = await write(deps, link, said, at);
  if (isRefused(done)) return done;
  return shownOf(await readLinked(deps.db, link, at), link.period);
}

const reading: Slice<typeof readCheckInByMail> = {
  endpoint: readCheckInByMail,
  act: (call) => readByMail(call, call.query.token),
};

const writing: Slice<typeof writeCheckInByMail> = {
  endpoint: writeCheckInByMail,
  act: (call) => writeByMail(call, call.input),
};

async function write(
  deps: Deps,
  link: MailedCheckIn,
  said: Omit<MailCheckIn, "period">,
  at: number,
) {
  const { goalId, period } = link;
  const ids = { checkIn: deps.newId(), entry: deps.newId() };
  const done = await changeByLink(
    deps,
    {
      goalId,
      at,
      key: deps.newId(),
      read: (db) => readLinked(db, link, at),
    },
    (subject, now) =>
      decideCheckIn(subject, draftByMail(subject.goal, { ...said, period }), ids, now),
  );
  if (isRefused(done)) return done;
  deps.live.publish({ entity: "check-in", id: ids.checkIn, rev: 1 }, done.audience);
  await tellCircles(deps, goalId);
  return done;
}

/** product 16.15 */
export function mountCheckInByMail(app: Hono, deps: Deps): void {
  handle(app, deps, reading);
  handle(app, deps, writing);
}
