import { checkInDays } from "#domain/check-in-period.ts";
import type { Day } from "#domain/day.ts";
import { languages } from "#domain/language.ts";
import { identityProviders } from "#domain/identity-provider.ts";
import type { TokenScope } from "#domain/policy.ts";
import { preferenceList } from "#server/platform/mail/mail-columns.ts";
import {
  day,
  filledText,
  flag,
  idOf,
  instant,
  integer,
  json,
  maybe,
  oneOf,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const users = table({
  columns: {
    id: uniqueText,
    email: maybe(text),
    display_name: maybe(text),
    full_name: maybe(text),
    role: withDefault(oneOf("user", "admin")),
    disabled: withDefault(flag),
    email_verified: withDefault(flag),
    custom_email_verified_at: maybe(instant),
    time_zone: text,
    time_zone_changed_at: maybe(instant),
    created_at: instant,
    updated_at: instant,
    rev: withDefault(integer),
    mail_weekly_updates: withDefault(flag),
    mail_announcements: withDefault(flag),
    mail_goal_reminders: withDefault(flag),
    mail_circle_asks: withDefault(flag),
    mail_coaching_notes: withDefault(flag),
    mail_marketing: withDefault(flag),
    mail_frequency: withDefault(oneOf("weekly", "biweekly", "monthly")),
    mail_unsubscribe_all: withDefault(flag),
    mail_frequency_since: maybe(instant),
    digest_due_at: withDefault(instant),
    reminder_due_at: withDefault(instant),
    coaching_due_at: withDefault(instant),
    check_in_day: withDefault(oneOf(...checkInDays)),
    /** Days cut short by a move to an eastern zone, oldest first. */
    short_days: withDefault(json<readonly Day[]>()),
    /** Null until chosen. */
    language: maybe(oneOf(...languages)),
    /** The first day of an absence. */
    away_since: maybe(day),
    /** Exclusive; null until the person is back. */
    away_until: maybe(day),
  },
  exported: [
    {
      name: "user",
      columns: [
        't.id as "uid"',
        "email",
        "display_name",
        "full_name",
        "role",
        "created_at",
        "disabled",
        "email_verified",
        't.custom_email_verified_at as "emailVerificationDate"',
        't.updated_at as "lastUpdated"',
        "time_zone",
        "time_zone_changed_at",
        "check_in_day",
        "language",
        "short_days",
        "away_since",
        "away_until",
      ],
      whose: ["id"],
      order: ["id"],
    },
    { name: "emailPreferences", columns: preferenceList("t"), whose: ["id"], order: ["id"] },
  ],
  onErase: "goes",
  inBackup: true,
});

export interface Claims {
  name: string | null;
  givenName: string | null;
  familyName: string | null;
  locale: string | null;
  email: string | null;
  emailVerified: boolean;
}

const identities = table({
  columns: {
    issuer: text,
    subject: uniqueText,
    user_id: idOf("users"),
    claims: json<Claims>(),
    last_sign_in_at: instant,
  },
  exported: [
    {
      name: "signInAccounts",
      columns: ["issuer", "subject", "claims", "last_sign_in_at"],
      whose: ["user_id"],
      order: ["issuer", "subject"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const admin_credentials = table({
  columns: {
    user_id: idOf("users"),
    email: text,
    /** Lower case. */
    email_key: uniqueText,
    password_hash: text,
    totp_secret: maybe(text),
    totp_step: withDefault(instant),
    created_at: instant,
    last_sign_in_at: maybe(instant),
  },
  exported: [
    {
      name: "adminAccount",
      columns: ["email", "created_at", "last_sign_in_at"],
      whose: ["user_id"],
      order: ["user_id"],
    },
  ],
  onErase: "goes",
  inBackup: true,
});

const sessions = table({
  columns: {
    token_hash: uniqueText,
    id: uniqueText,
    user_id: idOf("users"),
    kind: withDefault(oneOf("user", "admin")),
    created_at: instant,
    last_used_at: maybe(instant),
    idle_ends_at: instant,
    ends_at: instant,
  },
  exported: [
    {
      name: "sessions",
      columns: ["kind", "created_at", "last_used_at", "idle_ends_at", "ends_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: false,
});

const access_tokens = table({
  columns: {
    id: uniqueText,
    user_id: idOf("users"),
    name: filledText,
    token_hash: uniqueText,
    scope: oneOf<TokenScope>("read", "log"),
    created_at: instant,
    expires_at: instant,
    last_used_at: maybe(instant),
  },
  exported: [
    {
      name: "accessTokens",
      columns: ["name", "scope", "created_at", "expires_at", "last_used_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: false,
});

const calendar_feeds = table({
  columns: {
    user_id: idOf("users"),
    id: uniqueText,
    address_hash: uniqueText,
    created_at: instant,
    last_read_at: maybe(instant),
  },
  exported: [
    {
      name: "calendarFeed",
      columns: ["created_at", "last_read_at"],
      whose: ["user_id"],
      order: ["user_id"],
    },
  ],
  onErase: "goes",
  inBackup: false,
});

const oauth_states = table({
  columns: {
    state_hash: uniqueText,
    browser_hash: text,
    nonce: maybe(text),
    code_verifier: maybe(text),
    return_to: maybe(text),
    expires_at: instant,
    way: oneOf(...identityProviders),
    /** The session that links the identity; null for a sign-in. */
    joins_session: maybe(idOf("sessions")),
  },
  exported: "a key",
  onErase: "goes",
  inBackup: false,
});

const email_sign_ins = table({
  columns: {
    id: uniqueText,
    address: text,
    token_hash: uniqueText,
    browser_hash: text,
    /** By the coach's link that the request came with. */
    invited: flag,
    return_to: maybe(text),
    joins_session: maybe(idOf("sessions")),
    wrong_codes: withDefault(integer),
    /** Of the page that asked; null from an older release. */
    language: maybe(oneOf(...languages)),
    created_at: instant,
    expires_at: instant,
    /** When a worker may send it; null once it is settled. */
    due_at: withDefault(maybe(instant)),
    attempts: withDefault(integer),
  },
  exported: "a key",
  onErase: "goes",
  inBackup: false,
});

const one_time_tokens = table({
  columns: {
    token_hash: uniqueText,
    purpose: oneOf("session"),
    user_id: idOf("users"),
    return_to: maybe(text),
    expires_at: instant,
  },
  exported: "a key",
  onErase: "goes",
  inBackup: false,
});

const bearer_tokens = table({
  columns: { token_hash: uniqueText, session_id: idOf("sessions"), expires_at: instant },
  exported: "a key",
  onErase: "goes",
  inBackup: false,
});

export const accountTables = {
  users,
  identities,
  admin_credentials,
  sessions,
  access_tokens,
  calendar_feeds,
  oauth_states,
  email_sign_ins,
  one_time_tokens,
  bearer_tokens,
};
