import { z } from "zod/mini";
import { checkInDays } from "#domain/check-in-period.ts";
import { languages } from "#domain/language.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, nothing } from "./fields.ts";

export const profileData = z.strictObject({
  name: z.nullable(z.string()),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  locale: z.nullable(z.string()),
});

export const sessionUser = z.strictObject({
  uid: id,
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  role: z.enum(["user", "admin"]),
  createdAt: instant,
  disabled: z.boolean(),
  emailVerified: z.boolean(),
  emailVerificationDate: z.nullable(instant),
  lastUpdated: instant,
  profileData: z.nullable(profileData),
  isAdmin: z.boolean(),
  customEmailVerified: z.boolean(),
  timeZone: z.string(),
  checkInDay: z.literal(checkInDays),
  /** Null until chosen. */
  language: z.nullable(z.enum(languages)),
  /** May be over: `until` is the first day back, null until they are. */
  away: z.nullable(z.strictObject({ since: day, until: z.nullable(day) })),
});
export type SessionUser = z.output<typeof sessionUser>;

export const readSession = endpoint({
  method: "GET",
  path: "/api/session",
  right: "session.read",
  summary: "Who is signed in in this browser; user is null for a visitor",
  output: z.strictObject({ user: z.nullable(sessionUser) }),
});

export const endSession = endpoint({
  method: "POST",
  path: "/api/session/end",
  right: "session.end",
  counted: { because: "it ends a session" },
  summary: "Sign out: this session, its streams and its bearer tokens end",
  input: nothing,
  output: nothing,
});
