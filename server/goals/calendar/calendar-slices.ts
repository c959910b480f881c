import type { Hono } from "hono";
import {
  makeCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  type CalendarFeed,
} from "#contract/calendar.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { addressHashOf, calendarAddress } from "./calendar-address.ts";
import { mountCalendarFeed } from "./calendar-feed.ts";
import { readFeed, removeFeed, writeFeed, type FeedRow } from "./calendar-store.ts";

/** Null also for an address under another secret. */
async function standingFeed(db: Queryable, deps: Deps, uid: string): Promise<FeedRow | null> {
  const feed = await readFeed(db, uid);
  if (feed === undefined) return null;
  return feed.addressHash === addressHashOf(deps, feed.id) ? feed : null;
}

function shownFeed(deps: Deps, { id, createdAt, lastReadAt }: FeedRow): CalendarFeed {
  return { address: calendarAddress(deps, id), createdAt, lastReadAt };
}

async function makeFeed(
  tx: Transaction,
  { deps, input, at }: Call<typeof makeCalendarFeed>,
  { uid, sessionId }: Actor,
): Promise<Ruled<FeedRow>> {
  // Concurrent calls wait, so that the shown address is valid.
  await holdPerson(tx, uid);
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  const before = input.replace ? null : await standingFeed(tx, deps, uid);
  if (before !== null) return before;
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  const id = deps.newId();
  const feed = { id, addressHash: addressHashOf(deps, id), createdAt: at, lastReadAt: null };
  await writeFeed(tx, uid, feed);
  return feed;
}

const read: Slice<typeof readCalendarFeed> = {
  endpoint: readCalendarFeed,
  act: async ({ deps }, { uid }) => {
    const feed = await standingFeed(deps.db, deps, uid);
    return { feed: feed && shownFeed(deps, feed) };
  },
};

const make: Slice<typeof makeCalendarFeed> = {
  endpoint: makeCalendarFeed,
  act: async (call, actor) => {
    const feed = await call.deps.db.transaction((tx) => makeFeed(tx, call, actor));
    return isRefused(feed) ? feed : { feed: shownFeed(call.deps, feed) };
  },
};

const remove: Slice<typeof removeCalendarFeed> = {
  endpoint: removeCalendarFeed,
  act: async ({ deps }, { uid }) => {
    await removeFeed(deps.db, uid);
    return {};
  },
};

export function mountCalendar(app: Hono, deps: Deps): void {
  handle(app, deps, read);
  handle(app, deps, make);
  handle(app, deps, remove);
  mountCalendarFeed(app, deps);
}
