import { sendAnnouncement, type Announcement } from "#contract/announcements.ts";
import { newId } from "../random.ts";
import type { Person, TestApp } from "../test-app.fixture.ts";

/** Columns of a person that decide whether they get mail to many. */
export interface Wish {
  readonly email?: string | null;
  readonly disabled?: boolean;
  readonly email_verified?: boolean;
  readonly custom_email_verified_at?: number | null;
  readonly mail_announcements?: boolean;
  readonly mail_marketing?: boolean;
  readonly mail_unsubscribe_all?: boolean;
  readonly mail_weekly_updates?: boolean;
  readonly mail_goal_reminders?: boolean;
  readonly mail_coaching_notes?: boolean;
}

/** People without sessions, each with a verified address unless the wish says otherwise; their uids. */
export async function addReaders(
  { deps, at }: TestApp,
  wishes: readonly Wish[],
): Promise<readonly string[]> {
  const people = wishes.map((wish) => {
    const id = newId();
    return {
      id,
      email: `${id}@example.org`,
      display_name: "A Reader",
      full_name: "A Reader",
      disabled: false,
      email_verified: true,
      custom_email_verified_at: null,
      mail_announcements: true,
      mail_marketing: false,
      mail_unsubscribe_all: false,
      time_zone: "UTC",
      time_zone_changed_at: null,
      created_at: at,
      updated_at: at,
      ...wish,
    };
  });
  for (let from = 0; from < people.length; from += 500)
    await deps.db.kysely
      .insertInto("users")
      .values(people.slice(from, from + 500))
      .execute();
  return people.map(({ id }) => id);
}

/** So many people who want announcements. */
export function addManyReaders(test: TestApp, count: number): Promise<readonly string[]> {
  return addReaders(
    test,
    Array.from({ length: count }, () => ({})),
  );
}

export const news = {
  type: "announcement",
  subject: "Goals can be coached",
  text: "From today.\n\nInvite somebody.",
} as const;

/** Confirms an announcement as an admin does; throws where it is refused. */
export async function announced(admin: Person, draft: object = news): Promise<Announcement> {
  const key = { "idempotency-key": newId() };
  const reply = await admin.send("POST", sendAnnouncement.path, draft, key);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply.body.announcement as Announcement;
}
