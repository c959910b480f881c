import { stopAnnouncement, type Announcement } from "#contract/announcements.ts";
import { mailsOf, stoppable } from "#domain/announcement.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { audit } from "#server/account/audit-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { readAnnouncement } from "./announcement-store.ts";
import { markStopped } from "./stop-store.ts";
import { words } from "./announcements.words.ts";

type StopCall = Call<typeof stopAnnouncement>;

async function stop(
  tx: Transaction,
  { input: { id }, at }: StopCall,
  { uid, sessionId }: Actor,
): Promise<Ruled<Announcement>> {
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  const before = await readAnnouncement(tx, id);
  if (before === undefined) return refuse("not-found");
  const changes = stoppable(before);
  if (isRefused(changes) || !changes) return isRefused(changes) ? changes : before;
  if (!(await countWrite(tx, "admin", uid, at))) return refuse("request.rate");
  const stopped = await markStopped(tx, id, at);
  const after = await readAnnouncement(tx, id);
  if (after === undefined) return refuse("not-found");
  if (!stopped) return after.stoppedAt === null ? refuse("announcement.over") : after;
  const detail = words.stoppedDetail(after.type, after.sent, mailsOf(before));
  await audit(tx, { action: "announcement.stop", actor: uid, target: null, detail }, at);
  return after;
}

/** product 33.2; `queue-announcements.ts` withdraws the pending mails. */
export const stopAnnouncementSlice: Slice<typeof stopAnnouncement> = {
  endpoint: stopAnnouncement,
  act: async (call, actor) => {
    const { deps, input, address } = call;
    const announcement = await deps.db.transaction((tx) => stop(tx, call, actor));
    if (isRefused(announcement)) return announcement;
    deps.log.info("admin.stop-announcement", { actor: actor.uid, address, id: input.id });
    return { announcement };
  },
};
