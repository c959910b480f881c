import { z } from "zod/mini";
import { checkInDays } from "#domain/check-in-period.ts";
import { languages } from "#domain/language.ts";
import { separators } from "#domain/csv.ts";
import * as limits from "#domain/limits.ts";
import { identityProviders, organizationWays } from "#domain/identity-provider.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing, personQuery, text, timeZone } from "./fields.ts";
import { profileData, sessionUser } from "./session.ts";

export const departure = z.strictObject({ state: z.string(), authorizationUrl: z.string() });

export const startSignIn = endpoint({
  method: "POST",
  path: "/api/sign-in",
  right: "session.start",
  counted: {
    because: "an address has so many a minute, and a state ends after ten (product 13.2)",
  },
  summary:
    "Begin a sign-in: a one-time state, bound to this browser for 10 minutes, and the address to go to",
  input: z.strictObject({
    returnTo: z.optional(text(limits.returnPath)),
    /** The network by default, if offered. */
    way: z.optional(z.enum(identityProviders)),
  }),
  output: departure,
});

export const loggedIn = z.strictObject({
  success: z.literal(true),
  customToken: z.string(),
  userId: id,
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  profileData: z.nullable(profileData),
  message: z.string(),
});

/** product 13.4: plain JSON both ways, `{success: false, error}` on refusal */
export const login = endpoint({
  method: "POST",
  path: "/functions/linkedinlogin",
  right: "session.start",
  counted: { because: "it uses up a state" },
  summary:
    "Finish a sign-in with the network's code; answers a one-time token for the session, good for 60 seconds",
  input: z.strictObject({ code: text(4_096).check(z.minLength(1)), state: text(512) }),
  output: loggedIn,
});

/** product 31.2 */
export const organizationLogin = endpoint({
  method: "POST",
  path: "/functions/organizationlogin",
  right: "session.start",
  counted: { because: "it uses up a state" },
  summary:
    "Finish a sign-in with the code of the organization's provider; answers as linkedinlogin does",
  input: z.strictObject({
    code: text(4_096).check(z.minLength(1)),
    state: text(512),
    /** Issuer in the callback's address (RFC 9207). */
    iss: z.optional(text(2_000)),
    /** 'organization' by default. */
    way: z.optional(z.enum(organizationWays)),
  }),
  output: loggedIn,
});

export const openSession = endpoint({
  method: "POST",
  path: "/api/session",
  right: "session.start",
  counted: "sign-in",
  summary: "Exchange the one-time token for this browser's session cookie",
  input: z.strictObject({ customToken: text(128), timeZone }),
  output: z.strictObject({ user: sessionUser, returnTo: z.nullable(z.string()) }),
});

export const issueBearer = endpoint({
  method: "POST",
  path: "/api/session/bearer",
  right: "session.bearer",
  counted: "bearer",
  summary:
    "A bearer token for clients without cookies, shown once, good for an hour and no longer than the session",
  input: nothing,
  output: z.strictObject({ bearerToken: z.string(), expiresAt: instant }),
});

const profileChange = z.strictObject({
  displayName: z.optional(text(limits.displayName * 2)),
  email: z.optional(text(limits.email * 2)),
});

export const editProfile = endpoint({
  method: "PUT",
  path: "/api/profile",
  right: "profile.edit",
  counted: "settings",
  summary:
    "Store the name and email that the network did not give; another email starts unverified. A field that is left out stays; one that is no longer as it was shown is refused",
  input: z.strictObject({ ...profileChange.shape, shown: z.optional(profileChange) }),
  output: z.strictObject({ user: sessionUser }),
});

export const changeTimeZone = endpoint({
  method: "PUT",
  path: "/api/profile/time-zone",
  right: "profile.edit",
  counted: { because: "once in 24 hours (product 14.7)" },
  summary: "Count days in another time zone; at most once in 24 hours",
  input: z.strictObject({ timeZone }),
  output: z.strictObject({ user: sessionUser }),
});

export const changeCheckInDay = endpoint({
  method: "PUT",
  path: "/api/profile/check-in-day",
  right: "profile.edit",
  counted: "settings",
  summary:
    "Begin check-ins on another day of the week, 1 for Monday to 7 for Sunday, on all goals under way",
  input: z.strictObject({ day: z.literal(checkInDays) }),
  output: z.strictObject({ user: sessionUser }),
});

export const changeLanguage = endpoint({
  method: "PUT",
  path: "/api/profile/language",
  right: "profile.edit",
  counted: "settings",
  summary: "Read screens and mail in another of the languages that the server offers",
  input: z.strictObject({ language: z.enum(languages) }),
  output: z.strictObject({ user: sessionUser }),
});

/** No device and no address: neither is stored. */
const ownSession = z.strictObject({
  id,
  kind: z.enum(["user", "admin"]),
  signedInAt: instant,
  /** To the hour; to the minute in the admin area. */
  lastUsedAt: instant,
  present: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  right: "account.sessions",
  summary: `Where the person is signed in: this session, then the newest use first, at most ${limits.sessionsShown}`,
  output: z.strictObject({ sessions: z.array(ownSession) }),
});

export const endOwnSession = endpoint({
  method: "POST",
  path: "/api/account/sessions/:sessionId/end",
  right: "account.sessions",
  counted: { because: "it ends a session, and sign-ins are counted" },
  summary:
    "End one of the person's own sessions, its streams and its bearer tokens; that of the request is signed out",
  params: z.strictObject({ sessionId: id }),
  input: nothing,
  output: nothing,
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/account/sessions/end-others",
  right: "account.sessions",
  counted: { because: "it ends sessions, and sign-ins are counted" },
  summary: "End all of the person's sessions but this one, and sign-ins that are not finished",
  input: nothing,
  output: z.strictObject({ ended: z.int() }),
});

export const DELETE_WORD = "DELETE";

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  right: "account.export",
  summary: "All data that is kept of the person, as one JSON file",
  query: z.strictObject(personQuery),
  output: z.strictObject({
    exportedAt: instant,
    /** Rows by table: user, goals, badges, ... */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

/** Each a file for spreadsheets (product 27.7). */
export const tableNames = ["goals", "ledger", "check-ins", "circles"] as const;
export type TableName = (typeof tableNames)[number];

export const separator = z.optional(z.enum(separators));

export const exportTable = endpoint({
  method: "GET",
  path: "/api/account/export/table",
  right: "account.export",
  summary:
    "The person's goals, ledger or check-ins as a table: CSV of RFC 4180 with a heading, its cells parted by commas, or by semicolons with decimals after a comma",
  query: z.strictObject({ table: z.enum(tableNames), separator, ...personQuery }),
  output: z.string(),
  media: "text/csv",
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  right: "account.delete",
  counted: { because: "it ends all that is theirs" },
  summary:
    "Delete the person's own account and all that is theirs, soon after a sign-in; the last admin is refused",
  input: z.strictObject({ confirmation: z.literal(DELETE_WORD) }),
  output: nothing,
});
