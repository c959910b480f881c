import type { MeasureType } from "#domain/measure.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import { factsColumn, preferenceColumns } from "#server/platform/mail/mail-columns.ts";
import type { Part } from "./own-rows.ts";

/** The columns that hold a measure's target and its value, by its type; null where it has no target. */
const measureColumns: Readonly<
  Record<MeasureType, readonly [target: keyof Schema["goals"] | null, value: keyof Schema["goals"]]>
> = {
  Numeric: ["target_number", "current_number"],
  DailyStreak: ["target_number", "current_number"],
  Boolean: [null, "current_done"],
  Date: ["target_day", "current_day"],
};

/** SQL for the target (0) or the value (1) of a goal's measure, as JSON. */
function measured(part: 0 | 1): string {
  const cases = Object.entries(measureColumns).map(([type, { [part]: column }]) =>
    column === null ? "" : `when '${type}' then to_jsonb(${column})`,
  );
  return `case measure_type ${cases.join(" ")} end`;
}

/** All that is kept of a person, table by table. Hashes of secrets are left out: they are keys, not data. */
export const ownData: readonly Part[] = [
  {
    name: "user",
    table: "users",
    select: `id as uid, email, display_name as "displayName", full_name as "fullName", role,
      created_at as "createdAt", disabled, email_verified as "emailVerified",
      custom_email_verified_at as "emailVerificationDate", updated_at as "lastUpdated",
      time_zone as "timeZone", time_zone_changed_at as "timeZoneChangedAt", check_in_day as "checkInDay",
      short_days as "shortDays"`,
    from: `users where id = $1`,
    key: ["id"],
  },
  {
    name: "emailPreferences",
    table: "users",
    select: preferenceColumns,
    from: `users u where u.id = $1`,
    key: ["u.id"],
  },
  {
    name: "signInAccounts",
    table: "identities",
    select: `issuer, subject, claims, last_sign_in_at as "lastSignInAt"`,
    from: `identities where user_id = $1`,
    key: ["issuer", "subject"],
  },
  {
    name: "adminAccount",
    table: "admin_credentials",
    select: `email, created_at as "createdAt", last_sign_in_at as "lastSignInAt"`,
    from: `admin_credentials where user_id = $1`,
    key: ["user_id"],
  },
  {
    name: "sessions",
    table: "sessions",
    select: `kind, created_at as "createdAt", last_used_at as "lastUsedAt", idle_ends_at as "idleEndsAt", ends_at as "endsAt"`,
    from: `sessions where user_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "accessTokens",
    table: "access_tokens",
    select: `name, scope, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"`,
    from: `access_tokens where user_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "calendarFeed",
    table: "calendar_feeds",
    select: `created_at as "createdAt", last_read_at as "lastReadAt"`,
    from: `calendar_feeds where user_id = $1`,
    key: ["user_id"],
  },
  {
    name: "goals",
    table: "goals",
    select: `id, description, category, specific, achievable, relevant,
      jsonb_build_object('type', measure_type, 'unit', unit,
        'targetValue', ${measured(0)}, 'currentValue', ${measured(1)}) as measurable,
      due_date as "dueDate", status, completed, completed_at as "completedAt",
      closed_at as "closedAt", deleted_at as "deletedAt", pauses, rhythms, checked_in as "checkedIn", learned, coach_name as "coachName",
      coach_status as "coachStatus", coached_at as "coachedAt", created_at as "createdAt",
      last_progress_update_at as "lastProgressUpdateAt", weekly_quota as "weeklyQuota"`,
    from: `goals where owner_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "goalSteps",
    table: "goal_steps",
    // What became of a coach's suggestion is the owner's.
    select: `s.id, s.goal_id as "goalId", s.text, case when g.owner_id = $1 or not s.accepted then s.day end as day,
      case when g.owner_id = $1 then s.done_day end as "doneDay", case when g.owner_id = $1 then s.done_at end as "doneAt",
      s.accepted, s.coach_name as "suggestedBy", coalesce(s.coach_id = $1, false) as "byYou"`,
    from: `goal_steps s join goals g on g.id = s.goal_id where (g.owner_id = $1 or s.coach_id = $1)`,
    key: ["s.number"],
  },
  {
    name: "goalIfThens",
    table: "goal_if_thens",
    select: `p.id, p.goal_id as "goalId", p.obstacle, p.action`,
    from: `goal_if_thens p join goals g on g.id = p.goal_id where g.owner_id = $1`,
    key: ["p.number"],
  },
  {
    name: "progressEntries",
    table: "progress_entries",
    select: `n.id, n.goal_id as "goalId", n.from_value as "from", n.to_value as "to", n.day, n.at, n.note, n.source,
      n.undoes`,
    from: `progress_entries n where n.goal_id = $1`,
    key: ["n.number"],
    of: "goal",
  },
  {
    name: "goalChanges",
    table: "goal_changes",
    select: `c.id, c.goal_id as "goalId", c.at, c.what, c.why, c.detail`,
    from: `goal_changes c where c.goal_id = $1`,
    key: ["c.number"],
    of: "goal",
  },
  {
    name: "milestonePages",
    table: "milestone_pages",
    select: `p.goal_id as "goalId", p.title, p.with_name as "withName", p.percent, p.completed, p.day,
      p.created_at as "createdAt", p.changed_at as "changedAt"`,
    from: `milestone_pages p join goals g on g.id = p.goal_id where g.owner_id = $1`,
    key: ["p.goal_id"],
  },
  {
    name: "dailyActivity",
    table: "daily_activity",
    select: `day, last_check_in as "lastCheckIn", checked_in_today as "checkedInToday"`,
    from: `daily_activity where user_id = $1`,
    key: ["day"],
  },
  {
    name: "badges",
    table: "badges",
    select: `badge_id as "badgeId", display_name as "displayName", description, earned_at as "earnedAt",
      icon_class as "iconClass", count, goal_id as "goalId"`,
    from: `badges where user_id = $1`,
    key: ["earned_at", "badge_id"],
  },
  {
    name: "checkins",
    table: "check_ins",
    select: `id, goal_id as "goalId", circle, message, category, created_at as "createdAt"`,
    from: `check_ins where user_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "weeklyCheckIns",
    table: "weekly_check_ins",
    select: `id, goal_id as "goalId", period, at, circle, health, kept, obstacle, help, promise, seen_at as "seenAt"`,
    from: `weekly_check_ins where user_id = $1`,
    key: ["at", "id"],
  },
  {
    name: "userStats",
    table: "user_stats",
    select: `stat, count, last_shared_at as "lastSharedAt"`,
    from: `user_stats where user_id = $1`,
    key: ["stat"],
  },
  {
    name: "invitations",
    table: "invitations",
    select: `i.goal_id as "goalId", i.created_at as "createdAt", i.expires_at as "expiresAt", i.ended,
      i.ended_at as "endedAt", coalesce(i.used_by = $1, false) as "usedByYou"`,
    from: `invitations i join goals g on g.id = i.goal_id
      where (g.owner_id = $1 or i.used_by = $1)`,
    key: ["i.created_at", "i.id"],
  },
  {
    name: "coachingNotes",
    table: "coaching_notes",
    select: `n.id, n.goal_id as "goalId", n.coach_name as "coachName", n.note, n.type, n.created_at as "createdAt",
      n.is_read as "isRead", coalesce(n.coach_id = $1, false) as "byYou"`,
    from: `coaching_notes n join goals g on g.id = n.goal_id where (g.owner_id = $1 or n.coach_id = $1)`,
    key: ["n.created_at", "n.id"],
  },
  {
    name: "noteReplies",
    table: "note_replies",
    select: `r.id, r.note_id as "noteId", r.by, r.name, r.text, r.created_at as "createdAt",
      coalesce(r.author_id = $1, false) as "byYou"`,
    from: `note_replies r
      join coaching_notes n on n.id = r.note_id join goals g on g.id = n.goal_id
      where (g.owner_id = $1 or r.author_id = $1)`,
    key: ["r.number"],
  },
  {
    // The coach's alone: no condition of it names the goal's owner (threats T74).
    name: "privateNotes",
    table: "coach_private_notes",
    select: `id, goal_id as "goalId", text, created_at as "createdAt", changed_at as "changedAt"`,
    from: `coach_private_notes where coach_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "emails",
    table: "email_messages",
    select: `m.recipient, m.type, m.period, ${factsColumn}, m.status, m.created_at as "createdAt", m.sent_at as "sentAt"`,
    from: `email_messages m where m.user_id = $1`,
    key: ["m.number"],
  },
  {
    name: "emailVerifications",
    table: "email_verifications",
    select: `email, created_at as "createdAt", expires_at as "expiresAt"`,
    from: `email_verifications where user_id = $1`,
    key: ["created_at", "id"],
  },
  {
    name: "writeCounts",
    table: "write_counts",
    select: `kind, since, count`,
    from: `write_counts where user_id = $1`,
    key: ["kind"],
  },
  {
    name: "announcements",
    table: "announcements",
    select: `type, subject, body as text, created_at as "createdAt"`,
    from: `announcements where author_id = $1`,
    key: ["number"],
  },
  {
    // What other systems were told of; never who else it was about.
    name: "webhookDeliveries",
    table: "webhook_deliveries",
    select: `type, created_at as "createdAt", status, tried_at as "triedAt"`,
    from: `webhook_deliveries where (owner_id = $1 or coach_id = $1)`,
    key: ["created_at", "id"],
  },
  {
    name: "auditTrail",
    table: "audit",
    select: `at, action, detail, coalesce(actor_id = $1, false) as "byYou"`,
    from: `audit where (actor_id = $1 or target_id = $1)`,
    key: ["number"],
  },
];
