import type { Database } from "../db/database.ts";
import { uidHash } from "../admin/audit-store.ts";

/** What a backup leaves behind, and the versions, which know when they were run. */
export const notCarried = [
  "sessions",
  "bearer_tokens",
  "one_time_tokens",
  "oauth_states",
  "attempts",
  "totals",
  "schema_versions",
];

/** Text that has gone wrong in somebody's export before. */
const AWKWARD = String.raw`a "b" \ \n {c}, 'd' NULL 😀 [end]`;

const rows = (uid: string, coach: string) => `
insert into users (id, email, display_name, full_name, time_zone, created_at, updated_at, digest_due_at, reminder_due_at)
  values ('${uid}', '${uid}@example.org', $a$${AWKWARD}$a$, null, 'Europe/London', 1, 9007199254740991, 5, 6),
    ('${coach}', '${coach}@example.org', 'Coach ${coach}', 'Coach', 'Asia/Kolkata', 2, 2, 0, 0);
insert into identities values ('https://id.example', '${uid}', '${uid}', '{"a": [1.50, null, "x\\u0041"], "deep": {"b": true}}', 3);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type, target_number,
    current_number, coach_id, coach_name, coach_status, coached_at, created_at)
  values ('g-${uid}', '${uid}', E'two\\nlines\\tand a tab', 'Career', '', '', '', '2026-12-31', 'Numeric', 0.1, 1e308, '${coach}', 'Coach ${coach}',
    'accepted', 4, 4);
insert into progress_entries (id, goal_id, from_value, to_value, day, at, note, source) values
  ('z-${uid}', 'g-${uid}', '0', '1e308', '2026-03-01', 5, null, 'set');
-- Its id sorts before the one that it undoes.
insert into progress_entries (id, goal_id, from_value, to_value, day, at, note, source, undoes) values
  ('a-${uid}', 'g-${uid}', '1', '"2026-03-01"', '2026-03-02', 6, 'back', 'undo', 'z-${uid}');
insert into daily_activity values ('${uid}', '2026-03-01', 7, true);
insert into idempotency values ('${uid}', 'key', 'hash', 'g-${uid}', 8, null);
insert into badges values ('${uid}', 'sharing-enthusiast', 'Sharing', 'Shares', 9, 'bullhorn', 3, null);
insert into check_ins values ('c-${uid}', '${uid}', 'g-${uid}', 'coach', $a$${AWKWARD}$a$, 'Career', 10);
insert into user_stats values ('${uid}', 'sharing', 3, 11);
insert into invitations values ('i-${uid}', 'g-${uid}', 12, 13, 'used', 13, '${coach}');
insert into coaching_notes values ('n-${uid}', 'g-${uid}', '${coach}', 'Coach ${coach}', 'Well done', 'feedback', 14, false, 2);
insert into note_replies (id, note_id, author_id, by, name, text, created_at)
  values ('r-${uid}', 'n-${uid}', '${coach}', 'coach', 'Coach ${coach}', 'Go on', 15);
insert into email_messages (id, message_id, user_id, recipient, type, period, facts, due_at, created_at)
  values ('m-${uid}', '<m-${uid}@x>', '${uid}', '${uid}@example.org', 'coaching_note', 'p', '{"goalId": "g-${uid}", "by": "Coach ${coach}"}', 16, 16);
insert into email_verifications values ('v-${uid}', 'h-${uid}', '${uid}', '${uid}@example.org', 17, 18);
insert into admin_credentials values ('${uid}', '${uid}@example.org', '${uid}@example.org', 'argon', 'totp', 19, 20, null);
insert into audit (at, action, actor_id, actor_hash, target_id, target_hash) values
  (21, 'user.disable', '${uid}', '${uidHash(uid)}', '${coach}', '${uidHash(coach)}');
insert into sessions values ('s-${uid}', 's-${uid}', '${uid}', 'user', 1, 2, 3);
insert into bearer_tokens values ('b-${uid}', 's-${uid}', 3);
insert into one_time_tokens values ('o-${uid}', 'session', '${uid}', null, 3);
insert into oauth_states values ('q-${uid}', 'b', null, null, null, 3);
insert into attempts values ('${uid}', 'a', 1, 2, 3);
`;

/** Two people, one of whom coaches the other, with rows in every table. */
export async function addWorld(db: Database, uid: string, coach: string): Promise<void> {
  await db.maintenance((connection) => connection.script(rows(uid, coach)));
}
