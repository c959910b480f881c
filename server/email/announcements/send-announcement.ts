import { sendAnnouncement, type Announcement } from "#contract/announcements.ts";
import { draftedAnnouncement, type AnnouncementDraft } from "#domain/announcement.ts";
import { counted } from "#domain/count-words.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { audit } from "#server/account/audit-store.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import { readAnnouncement, writeAnnouncement } from "./announcement-store.ts";
import { readRecipients } from "./recipients.ts";

type SendCall = Call<typeof sendAnnouncement>;

async function readOne(tx: Transaction, id: string): Promise<Ruled<Announcement>> {
  return (await readAnnouncement(tx, id)) ?? refuse("not-found");
}

async function confirm(
  tx: Transaction,
  { deps, at }: SendCall,
  { uid, sessionId }: Actor,
  draft: AnnouncementDraft,
): Promise<Ruled<Made<Announcement>>> {
  // Whoever held the lock before may have ended this session.
  if ((await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
  const recipients = (await readRecipients(tx))[draft.type];
  if (recipients === 0) return refuse("announcement.nobody");
  const id = deps.newId();
  await writeAnnouncement(tx, { ...draft, id, authorId: uid, recipients, at });
  const detail = `${draft.type}, ${counted(recipients, "recipient")}`;
  await audit(tx, { action: "announcement.send", actor: uid, target: null, detail }, at);
  const answer = await readOne(tx, id);
  return isRefused(answer) ? answer : { use: { subjectId: id, resultId: null }, answer };
}

/** `queue-announcements.ts` queues its mails. */
export const sendAnnouncementSlice: Slice<typeof sendAnnouncement> = {
  endpoint: sendAnnouncement,
  act: async (call, actor) => {
    if (call.deps.mail === null) return refuse("email.no-server");
    const draft = draftedAnnouncement(call.input);
    if (isRefused(draft)) return draft;
    const announcement = await keyedWrite(call, actor.uid, {
      write: (tx) => confirm(tx, call, actor, draft),
      again: (tx, { subjectId }) => readOne(tx, subjectId),
    });
    if (isRefused(announcement)) return announcement;
    const { id, type, recipients } = announcement;
    const { address } = call;
    call.deps.log.info("admin.announce", { actor: actor.uid, address, id, type, recipients });
    return { announcement };
  },
};
