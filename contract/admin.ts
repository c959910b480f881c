import { z } from "zod/mini";
import { auditActions } from "#domain/audit.ts";
import * as limits from "#domain/limits.ts";
import { loopRanges } from "#domain/loop-week.ts";
import { mailTypes } from "#domain/mail.ts";
import { separator } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, instant, nothing, rev, text, timeZone } from "./fields.ts";
import { ownIdentity } from "./identities.ts";
import { sessionUser } from "./session.ts";

export const adminSignIn = endpoint({
  method: "POST",
  path: "/api/admin/session",
  right: "admin.sign-in",
  counted: "sign-in",
  summary: "Sign in as an admin by email and password: 30 minutes idle, 12 hours at most",
  // Longer than any valid value, so that nothing is cut before it is compared.
  input: z.strictObject({
    email: text(limits.email * 2),
    password: text(limits.adminPasswordMost * 2),
    /** From the authenticator app, if set up. */
    code: z.optional(text(20)),
    /** Stored at the first sign-in (product 14.7). */
    timeZone: z.optional(timeZone),
  }),
  output: z.strictObject({ user: sessionUser }),
});

const listedUser = z.strictObject({
  uid: id,
  fullName: z.string(),
  email: z.string(),
  disabled: z.boolean(),
  createdAt: instant,
  rev,
});
export type ListedUser = z.output<typeof listedUser>;

export const readAdminDashboard = endpoint({
  method: "GET",
  path: "/api/admin/dashboard",
  right: "admin.read",
  summary:
    "How many users, new users of 24 hours, goals, and circles where there are several; countedAt where totals are kept",
  output: z.strictObject({
    /** Null during the first count of a large table. */
    totalUsers: z.nullable(z.int()),
    newUsers: z.int(),
    totalGoals: z.nullable(z.int()),
    /** Null below `circlesCountedFrom`; members are counted in each of their circles. */
    circles: z.nullable(
      z.strictObject({ total: z.nullable(z.int()), members: z.nullable(z.int()) }),
    ),
    /** Of the older total; null if just counted. */
    countedAt: z.nullable(instant),
  }),
});

const count = z.int();

export const readLoop = endpoint({
  method: "GET",
  path: "/api/admin/loop",
  right: "admin.read",
  summary:
    "How weekly check-ins go, by week and without names: done, still due, missed, nobody's; as they were counted last",
  query: z.strictObject({ weeks: z.enum(loopRanges.map((weeks) => `${weeks}` as const)) }),
  output: z.strictObject({
    /** Oldest first, by Mondays; weeks never counted are absent. */
    weeks: z.array(
      z.strictObject({ week: day, done: count, due: count, missed: count, excused: count }),
    ),
    /** At the last count. */
    coached: count,
    /** Median in days, to a quarter; null for none. */
    answerDays: z.nullable(z.number()),
    /** Null before the first count. */
    countedAt: z.nullable(instant),
  }),
});
export type Loop = z.output<(typeof readLoop)["output"]>;

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  right: "admin.read",
  summary:
    "Users, newest first, a page at a time; those whose name or email has words that begin so",
  query: z.strictObject({
    after: z.optional(text(200)),
    q: z.optional(text(limits.searchText).check(z.minLength(1))),
    size: z.optional(z.enum([`${limits.usersPerPage}`, `${limits.usersPerLoad}`])),
  }),
  output: z.strictObject({ users: z.array(listedUser), next: z.nullable(z.string()) }),
});

export const readUser = endpoint({
  method: "GET",
  path: "/api/admin/user",
  right: "admin.read",
  summary: "One user as the list of users shows them; null where they are gone",
  query: z.strictObject({ uid: id }),
  output: z.strictObject({ user: z.nullable(listedUser) }),
});

export const readUserDetails = endpoint({
  method: "GET",
  path: "/api/admin/users/:uid",
  right: "admin.read",
  summary:
    "One user: sign-ins, when they were last active, how many check-ins of eight weeks were done, still due or missed, and how many emails were sent or failed; nothing of a goal",
  params: z.strictObject({ uid: id }),
  output: z.strictObject({
    user: listedUser,
    /** Last used first. */
    identities: z.array(ownIdentity),
    passkeys: count,
    /** The latest of all; null if none was used. */
    passkeyUsedAt: z.nullable(instant),
    /** Null for users without an admin account, and before the first sign-in. */
    adminSignInAt: z.nullable(instant),
    openSessions: z.int(),
    /** Null if never. */
    lastActiveAt: z.nullable(instant),
    checkIns: z.strictObject({ done: count, due: count, missed: count }),
    /** Types without any are absent. */
    mails: z.array(z.strictObject({ type: z.enum(mailTypes), sent: count, failed: count })),
  }),
});
export type UserDetails = z.output<typeof readUserDetails.output>;

export const exportUsers = endpoint({
  method: "POST",
  path: "/api/admin/users/export",
  right: "admin.manage",
  counted: "user-export",
  summary:
    "The list of users as a table: CSV of RFC 4180 with a heading, newest first, its cells parted by commas or semicolons; told in the audit trail",
  input: z.strictObject({ separator }),
  output: z.string(),
  media: "text/csv",
});

/** Names are null once the person is gone. */
const auditEntry = z.strictObject({
  number: z.int(),
  at: instant,
  action: z.string(),
  actorName: z.nullable(z.string()),
  actorHash: z.nullable(z.string()),
  targetName: z.nullable(z.string()),
  targetHash: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type AuditLine = z.output<typeof auditEntry>;

const auditPerson = () => text(limits.email).check(z.minLength(1));

export const readAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  right: "admin.read",
  summary:
    "The audit trail, newest first: of a kind of act, by and to somebody (an email address, a hash, or server), from day to day in a time zone (by itself that of who asks); before is a page's next",
  query: z.strictObject({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}_[1-9]\d{0,14}$/))),
    action: z.optional(z.enum(auditActions)),
    actor: z.optional(auditPerson()),
    target: z.optional(auditPerson()),
    from: z.optional(day),
    until: z.optional(day),
    timeZone: z.optional(timeZone.check(z.minLength(1))),
  }),
  output: z.strictObject({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
});

const userActions = ["disable", "enable", "delete"] as const;
export type UserAction = (typeof userActions)[number];

export const manageUser = endpoint({
  method: "POST",
  path: "/functions/manageUser",
  right: "admin.manage",
  counted: "admin",
  summary: "Disable, enable or delete a user; not oneself, and never the last admin",
  input: z.strictObject({ data: z.strictObject({ uid: id, action: z.enum(userActions) }) }),
  output: z.strictObject({
    result: z.strictObject({ success: z.literal(true), message: z.string() }),
  }),
});

export type ManageResult = z.output<typeof manageUser.output>["result"];

export const syncUsers = endpoint({
  method: "POST",
  path: "/functions/syncUsersToFirestore",
  right: "admin.manage",
  counted: "admin",
  summary: "Bring every sign-in account's user record up to date with its last claims",
  // A client that passes nothing sends null.
  input: z.strictObject({ data: z.nullable(nothing) }),
  output: z.strictObject({
    result: z.strictObject({
      message: z.string(),
      stats: z.strictObject({
        processedCount: z.int(),
        createdCount: z.int(),
        updatedCount: z.int(),
      }),
    }),
  }),
});
export type SyncResult = z.output<typeof syncUsers.output>["result"];
