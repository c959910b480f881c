import type { Audience } from "#contract/announcements.ts";
import type { AnnouncementType } from "#domain/announcement.ts";
import { mails } from "#domain/mail.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { toggleColumns } from "#server/platform/mail/mail-columns.ts";
import { isVerified } from "../mail-reader.ts";

/** For `users u`; the same as `mayReceive` for the stored address, which a test compares. */
export function wants(type: AnnouncementType): string {
  const toggle = toggleColumns[mails[type].toggle];
  return `(u.email is not null and not u.disabled and not u.mail_unsubscribe_all and u.${toggle} and ${isVerified})`;
}

const counting: Statement = {
  name: "announcement_recipients",
  sql: `select count(*) filter (where ${wants("announcement")}) as announcement,
    count(*) filter (where ${wants("marketing")}) as marketing,
    count(*) as people, count(*) filter (where u.disabled) as disabled,
    count(*) filter (where not u.disabled and (u.email is null or not ${isVerified})) as unverified
    from users u`,
};

export async function readRecipients(db: Queryable): Promise<Audience> {
  const [row] = await db.run<Audience>(counting);
  if (row === undefined) throw new TypeError("A count has no row.");
  return row;
}
