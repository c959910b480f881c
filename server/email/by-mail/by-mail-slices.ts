import type { Hono } from "hono";
import {
  readCheckInByMail,
  writeCheckInByMail,
  type MailedCheckIn as Shown,
} from "#contract/check-in-by-mail.ts";
import { duePeriod, lastDayOf, periodAt } from "#domain/cadence.ts";
import { draftByMail, type MailCheckIn } from "#domain/check-in-by-mail.ts";
import { limits } from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { changeByLink } from "#server/goals/write-goal.ts";
import { decideCheckIn } from "#server/goals/weekly-check-ins/weekly-check-in-slices.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { rateCap, type RateCap } from "#server/platform/http/rate-cap.ts";
import { mailedCheckInOf, type MailedCheckIn } from "../mail-tokens.ts";
import { readLinked, type LinkedGoal } from "./by-mail-store.ts";

/** What a link's page shows. A link ends with its period, and before it where nothing is due any more and nothing was written. */
function shownOf(linked: LinkedGoal | null, period: string): Ruled<Shown> {
  if (linked === null) return refuse("check-in.not-due");
  const { subject, now, ownerName, written } = linked;
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
    lastDay: lastDayOf(present),
  };
}

/** Whom and what a token speaks for, unless too many are tried. */
function spokenFor(
  { deps, address, at }: { deps: Deps; address: string; at: number },
  token: string,
  cap: RateCap,
): Ruled<MailedCheckIn> {
  if (!cap(address, at)) return refuse("request.rate");
  return mailedCheckInOf(deps.sign, token) ?? refuse("email.check-in-link-wrong", "token");
}

function reading(cap: RateCap): Slice<typeof readCheckInByMail> {
  return {
    endpoint: readCheckInByMail,
    act: async (call) => {
      const link = spokenFor(call, call.query.token, cap);
      if (isRefused(link)) return link;
      return shownOf(await readLinked(call.deps.db, link, call.at), link.period);
    },
  };
}

/** One check-in for the period of a link, written as one on screen is, and told to the same people. */
function writing(cap: RateCap): Slice<typeof writeCheckInByMail> {
  return {
    endpoint: writeCheckInByMail,
    act: async (call) => {
      const { deps, input, at } = call;
      const link = spokenFor(call, input.token, cap);
      if (isRefused(link)) return link;
      const before = shownOf(await readLinked(deps.db, link, at), link.period);
      if (isRefused(before)) return before;
      if (before.written !== null) return refuse("check-in.done");
      const { token: _, ...said } = input;
      const done = await writeByMail(deps, link, said, at);
      if (isRefused(done)) return done;
      return shownOf(await readLinked(deps.db, link, at), link.period);
    },
  };
}

async function writeByMail(
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
  if (!isRefused(done))
    deps.live.publish({ entity: "check-in", id: ids.checkIn, rev: 1 }, done.audience);
  return done;
}

/** Mounts what the buttons of a digest lead to (product 16.15). */
export function mountCheckInByMail(app: Hono, deps: Deps): void {
  const cap = rateCap(limits.tokensPerMinute);
  handle(app, deps, reading(cap));
  handle(app, deps, writing(cap));
}
