import type { Context, Hono } from "hono";
import { calendarEvents } from "#domain/calendar.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import { failureAnswer, refusalAnswer } from "#server/platform/http/answer.ts";
import { isKnown } from "#server/platform/http/request.ts";
import { clientAddress } from "#server/platform/http/peer.ts";
import { rateCap, type RateCap } from "#server/platform/http/rate-cap.ts";
import { inLanguage, offeredLanguage } from "#server/platform/language.ts";
import { hashOf } from "#server/platform/random.ts";
import { addressHashOf, hashOfAddress } from "./calendar-address.ts";
import { readCalendarGoals, readFeedOwner, touchFeed, type FeedOwner } from "./calendar-store.ts";
import { calendarText } from "./calendar-text.ts";

export const CALENDAR_ROUTE = "/calendar/:file{[^/]+\\.ics}";

const READ_NEWS_MS = limits.calendarHours * 3_600_000;

/** Throttled; a failure must not fail the read. */
async function noteRead(
  { db, log }: Deps,
  { feedId, lastReadAt }: FeedOwner,
  at: number,
): Promise<void> {
  // `abs`: a clock may have been ahead.
  if (lastReadAt !== null && Math.abs(at - lastReadAt) < READ_NEWS_MS) return;
  await touchFeed(db, feedId, at).catch((error: unknown) =>
    log.error("calendar.touch-failed", error),
  );
}

async function calendarOf(
  deps: Deps,
  context: Context,
  owner: FeedOwner,
  at: number,
): Promise<Response> {
  const { uid, timeZone } = owner;
  const goals = await readCalendarGoals(deps.db, uid);
  const events = calendarEvents(uid, goals, nowIn(at, timeZone));
  const text = calendarText(events, deps.config.publicUrl.origin);
  await noteRead(deps, owner, at);
  const tag = `"${hashOf(text)}"`;
  const headers = {
    ...deps.assets.headers,
    etag: tag,
    // Private, and always revalidated (threats T83).
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
  if (isKnown(context.req.raw.headers, tag)) return new Response(null, { status: 304, headers });
  const type = { "content-type": "text/calendar; charset=utf-8" };
  return new Response(text, { headers: { ...headers, ...type } });
}

interface Caps {
  readonly ofFeed: RateCap;
  readonly ofWrongOnes: RateCap;
}

/** Null also for an address under another secret. */
async function ownerOf(deps: Deps, lastPart: string): Promise<FeedOwner | null> {
  const hash = hashOfAddress(lastPart);
  const owner = hash === null ? undefined : await readFeedOwner(deps.db, hash);
  return owner === undefined || addressHashOf(deps, owner.feedId) !== hash ? null : owner;
}

async function answered(deps: Deps, context: Context, caps: Caps): Promise<Response> {
  const at = deps.clock();
  const owner = await ownerOf(deps, context.req.path.split("/").at(-1) ?? "");
  if (owner === null) {
    const isFew = caps.ofWrongOnes(clientAddress(context, deps.config.trustedProxies), at);
    return refusalAnswer(deps, refuse(isFew ? "not-found" : "request.rate"));
  }
  // By feed, since one service reads many calendars from few addresses.
  if (!caps.ofFeed(owner.feedId, at)) return refusalAnswer(deps, refuse("request.rate"));
  const language = offeredLanguage(owner.language, deps.config.languages);
  return inLanguage(language, () => calendarOf(deps, context, owner, at));
}

/** The address is the only credential. Wrong addresses and disabled users look alike (threats T83). */
export function mountCalendarFeed(app: Hono, deps: Deps): void {
  const caps = {
    ofFeed: rateCap(limits.calendarReadsPerMinute),
    ofWrongOnes: rateCap(limits.tokensPerMinute),
  };
  app.get(CALENDAR_ROUTE, async (context) => {
    try {
      return await answered(deps, context, caps);
    } catch (error) {
      return failureAnswer(deps, error, "/calendar");
    }
  });
}
