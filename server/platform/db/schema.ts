import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { NoteType } from "#domain/coaching-note.ts";
import type { CheckInDay, Rhythm } from "#domain/cadence.ts";
import type { Day } from "#domain/day.ts";
import type { InvitationEnd } from "#domain/invitation.ts";
import type { GoalChangeKind } from "#domain/goal-change.ts";
import type { EntrySource } from "#domain/ledger.ts";
import type { LongText } from "#domain/goal-fields.ts";
import type { MeasureType } from "#domain/measure.ts";
import type { Pause } from "#domain/pause.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import type { CappedWrite } from "#domain/write-cap.ts";
import type { AdminTables } from "./schema-admin.ts";
import type { CheckInTables } from "./schema-check-ins.ts";
import type { EverywhereTables } from "./schema-everywhere.ts";
import type { MailTables } from "./schema-mail.ts";
import type { PlanTables } from "./schema-plan.ts";
import type { WebhookTables } from "./schema-webhooks.ts";

interface Users {
  id: string;
  email: string | null;
  display_name: string | null;
  full_name: string | null;
  role: Generated<"user" | "admin">;
  disabled: Generated<boolean>;
  email_verified: Generated<boolean>;
  custom_email_verified_at: number | null;
  time_zone: string;
  time_zone_changed_at: number | null;
  created_at: number;
  updated_at: number;
  rev: Generated<number>;
  mail_weekly_updates: Generated<boolean>;
  mail_announcements: Generated<boolean>;
  mail_goal_reminders: Generated<boolean>;
  mail_coaching_notes: Generated<boolean>;
  mail_marketing: Generated<boolean>;
  mail_frequency: Generated<"weekly" | "biweekly" | "monthly">;
  mail_unsubscribe_all: Generated<boolean>;
  mail_frequency_since: Generated<number | null>;
  digest_due_at: Generated<number>;
  reminder_due_at: Generated<number>;
  coaching_due_at: Generated<number>;
  check_in_day: Generated<CheckInDay>;
  /** Days cut short by a move to an eastern zone, oldest first. */
  short_days: ColumnType<readonly Day[], string | undefined, string>;
}

/** JSON columns are written as text and read as values. */
type Json<T> = ColumnType<T, string, string>;

export interface Claims {
  name: string | null;
  givenName: string | null;
  familyName: string | null;
  locale: string | null;
  email: string | null;
  emailVerified: boolean;
}

interface Identities {
  issuer: string;
  subject: string;
  user_id: string;
  claims: Json<Claims>;
  last_sign_in_at: number;
}

interface OauthStates {
  state_hash: string;
  browser_hash: string;
  nonce: string | null;
  code_verifier: string | null;
  return_to: string | null;
  expires_at: number;
  way: IdentityProvider;
  /** The session that links the identity; null for a sign-in. */
  joins_session: string | null;
}

interface OneTimeTokens {
  token_hash: string;
  purpose: "session";
  user_id: string;
  return_to: string | null;
  expires_at: number;
}

interface Sessions {
  token_hash: string;
  id: string;
  user_id: string;
  kind: Generated<"user" | "admin">;
  created_at: number;
  last_used_at: number | null;
  idle_ends_at: number;
  ends_at: number;
}

interface BearerTokens {
  token_hash: string;
  session_id: string;
  expires_at: number;
}

interface Goals extends Record<LongText, string> {
  id: string;
  owner_id: string;
  description: string;
  category: string;
  due_date: string;
  measure_type: MeasureType;
  unit: Generated<string>;
  target_number: number | null;
  current_number: number | null;
  target_day: string | null;
  current_day: string | null;
  current_done: boolean | null;
  status: Generated<"active" | "completed" | "closed">;
  completed: Generated<boolean>;
  completed_at: Generated<number | null>;
  closed_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
  pauses: ColumnType<readonly Pause[], string | undefined, string>;
  learned: Generated<string>;
  rhythms: ColumnType<readonly Rhythm[], string | undefined, string>;
  checked_in: Generated<Day | null>;
  weekly_quota: Generated<number | null>;
  coach_id: Generated<string | null>;
  coach_name: Generated<string | null>;
  coach_status: Generated<"accepted" | "declined_by_user" | null>;
  coached_at: Generated<number | null>;
  former_coach_id: Generated<string | null>;
  former_coached_at: Generated<number | null>;
  created_at: number;
  last_progress_update_at: Generated<number | null>;
  next_step: Generated<string | null>;
  next_step_day: Generated<string | null>;
  /** Set with the first note and never unset, even if the note is deleted. */
  noted: Generated<boolean>;
  rev: Generated<number>;
}

interface GoalChanges {
  id: string;
  goal_id: string;
  at: number;
  what: GoalChangeKind;
  why: string | null;
  detail: ColumnType<object | null, string | null, string | null>;
  coach_id: string | null;
  number: GeneratedAlways<number>;
}

interface ProgressEntries {
  id: string;
  goal_id: string;
  from_value: Json<number | boolean | string | null>;
  to_value: Json<number | boolean | string | null>;
  day: string;
  at: number;
  note: string | null;
  source: EntrySource;
  number: GeneratedAlways<number>;
  undoes: string | null;
}

interface DailyActivity {
  user_id: string;
  day: string;
  last_check_in: number;
  /** False if every change of the day was undone. */
  checked_in_today: Generated<boolean>;
  moves: Generated<number>;
}

interface Idempotency {
  user_id: string;
  key: string;
  body_hash: string;
  subject_id: string;
  created_at: number;
  result_id: Generated<string | null>;
}

interface WriteCounts {
  user_id: string;
  kind: CappedWrite;
  since: number;
  count: number;
}

interface Badges {
  user_id: string;
  badge_id: string;
  display_name: string;
  description: string;
  earned_at: number;
  icon_class: "shield" | "star" | "bullhorn" | "medal";
  count: number;
  goal_id: string | null;
}

interface UserStats {
  user_id: string;
  stat: "sharing";
  count: number;
  last_shared_at: number;
}

interface Invitations {
  id: string;
  goal_id: string;
  created_at: number;
  expires_at: number;
  ended: Generated<InvitationEnd | null>;
  ended_at: Generated<number | null>;
  used_by: Generated<string | null>;
}

interface CoachingNotes {
  id: string;
  goal_id: string;
  coach_id: string | null;
  coach_name: string;
  note: string;
  type: NoteType;
  created_at: number;
  is_read: Generated<boolean>;
  nudge: Generated<boolean>;
  /** The first reply that the note's author has neither read nor answered. */
  unread_reply_at: Generated<number | null>;
  rev: Generated<number>;
}

interface CoachPrivateNotes {
  id: string;
  goal_id: string;
  coach_id: string;
  text: string;
  created_at: number;
  changed_at: Generated<number | null>;
  rev: Generated<number>;
}

interface NoteReplies {
  id: string;
  note_id: string;
  author_id: string | null;
  by: "owner" | "coach";
  name: string;
  text: string;
  created_at: number;
  number: GeneratedAlways<number>;
}

export interface Schema
  extends MailTables, PlanTables, CheckInTables, AdminTables, EverywhereTables, WebhookTables {
  users: Users;
  identities: Identities;
  oauth_states: OauthStates;
  one_time_tokens: OneTimeTokens;
  sessions: Sessions;
  bearer_tokens: BearerTokens;
  goals: Goals;
  goal_changes: GoalChanges;
  progress_entries: ProgressEntries;
  daily_activity: DailyActivity;
  idempotency: Idempotency;
  write_counts: WriteCounts;
  badges: Badges;
  user_stats: UserStats;
  invitations: Invitations;
  coaching_notes: CoachingNotes;
  note_replies: NoteReplies;
  coach_private_notes: CoachPrivateNotes;
}
