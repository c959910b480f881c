import type { Hono } from "hono";
import {
  readEmailPreferences,
  saveEmailPreferences,
  type StoredPreferences,
} from "#contract/email.ts";
import { getEmailStats } from "#contract/email-stats.ts";
import { DAY_MS, dayOf } from "#domain/day.ts";
import { changedPreferences, samePreferences } from "#domain/email-preferences.ts";
import { mailDays, mailStats } from "#domain/mail-health.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { mountCheckInByMail } from "./check-in-by-mail/check-in-by-mail-slices.ts";
import { readMailFigures } from "./outbox/mail-figures.ts";
import { holdPreferences, readPreferences, writePreferences } from "./preference-store.ts";
import { mountOneClick, unsubscribeSlice } from "./unsubscribe-slices.ts";
import { sendVerificationSlice, verifyEmailSlice } from "./verification-slices.ts";

async function ownPreferences({ db }: Deps, uid: string): Promise<Ruled<StoredPreferences>> {
  return (await readPreferences(db, uid)) ?? refuse("session.missing");
}

const readPreferencesSlice: Slice<typeof readEmailPreferences> = {
  endpoint: readEmailPreferences,
  act: ({ deps }, { uid }) => ownPreferences(deps, uid),
};

async function changePreferences(
  tx: Transaction,
  { input: { shown = {}, ...change }, at }: Call<typeof saveEmailPreferences>,
  uid: string,
): Promise<Ruled<{ rev: number | null }>> {
  const stored = await holdPreferences(tx, uid);
  if (stored === null) return refuse("session.missing");
  const next = changedPreferences(stored, change, shown);
  if (isRefused(next)) return next;
  if (samePreferences(stored, next)) return { rev: null };
  if (!(await countWrite(tx, "settings", uid, at))) return refuse("request.rate");
  return { rev: await writePreferences(tx, uid, next, at) };
}

const savePreferencesSlice: Slice<typeof saveEmailPreferences> = {
  endpoint: saveEmailPreferences,
  act: async (call, { uid }) => {
    const { deps } = call;
    const changed = await deps.db.transaction((tx) => changePreferences(tx, call, uid));
    if (isRefused(changed)) return changed;
    const { rev } = changed;
    if (rev !== null) deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
    return ownPreferences(deps, uid);
  },
};

/** product 17.11 */
const emailStatsSlice: Slice<typeof getEmailStats> = {
  endpoint: getEmailStats,
  dialect: "callable",
  act: async ({ deps, input, at }) => {
    const since = at - input.data.days * DAY_MS;
    const figures = await readMailFigures(deps.db, since);
    const byDay = mailDays(figures, dayOf(since, "UTC"), dayOf(at, "UTC"));
    return { result: { success: true, stats: { ...mailStats(figures), byDay } } };
  },
};

export function mountEmail(app: Hono, deps: Deps): void {
  handle(app, deps, sendVerificationSlice);
  handle(app, deps, verifyEmailSlice());
  handle(app, deps, readPreferencesSlice);
  handle(app, deps, savePreferencesSlice);
  handle(app, deps, unsubscribeSlice());
  handle(app, deps, emailStatsSlice);
  mountOneClick(app, deps);
  mountCheckInByMail(app, deps);
}
