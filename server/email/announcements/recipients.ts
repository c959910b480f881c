import type { AnnouncementType } from "#domain/announcement.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

const toggles: Readonly<Record<AnnouncementType, string>> = {
  announcement: "mail_announcements",
  marketing: "mail_marketing",
};

/**
 * SQL that is true for a row of `users u` who gets a type of announcement. It says what `mayReceive` says of the address
 * that is stored: a test compares the two for everybody there can be.
 */
export function wants(type: AnnouncementType): string {
  return `(u.email is not null and not u.disabled and not u.mail_unsubscribe_all and u.${toggles[type]}
    and (u.email_verified or u.custom_email_verified_at is not null))`;
}

const counting: Statement = {
  name: "announcement_recipients",
  sql: `select count(*) filter (where ${wants("announcement")}) as announcement,
    count(*) filter (where ${wants("marketing")}) as marketing from users u`,
};

/** How many people would get each type now. */
export async function readRecipients(db: Queryable): Promise<Record<AnnouncementType, number>> {
  const [row] = await db.run<Record<AnnouncementType, number>>(counting);
  if (row === undefined) throw new TypeError("A count has no row.");
  return row;
}
