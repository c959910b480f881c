import { exhaustiveList } from "./exhaustive-list.ts";

/** `self`: any signed-in person; `member`: of a circle, its `organizer` is one too; `admin`: signed in at /admin/login and still an admin. */
export type Relation = "visitor" | "self" | "owner" | "coach" | "member" | "organizer" | "admin";

/** Who may do what; a missing right does not compile. Whether now is a separate rule. */
export const policy = {
  "session.read": ["visitor", "self"],
  "session.start": ["visitor", "self"],
  "session.join": ["visitor", "self"],
  "session.end": ["self"],
  "session.bearer": ["self"],
  "profile.edit": ["self"],
  "dashboard.read": ["self"],
  "goal.list": ["self"],
  "goal.create": ["self"],
  "goal.read": ["owner", "coach"],
  "timeline.read": ["owner", "coach"],
  "goal.progress": ["owner"],
  "goal.import": ["owner"],
  "goal.complete": ["owner"],
  "goal.confirm": ["coach"],
  "goal.edit": ["owner"],
  "goal.end": ["owner"],
  "goal.delete": ["owner"],
  "goal.pause-all": ["self"],
  "plan.read": ["owner", "coach"],
  "plan.change": ["owner"],
  "plan.suggest": ["coach"],
  "badge.read": ["self"],
  "check-in.list": ["self"],
  "check-in.add": ["owner"],
  "check-in.read": ["owner", "coach"],
  "check-in.acknowledge": ["coach"],
  "check-in.acknowledge-shown": ["self"],
  "check-in.by-mail": ["visitor", "self"],
  "goal.share": ["owner"],
  "share.count": ["self"],
  "milestone.write": ["owner"],
  "milestone.take-down": ["owner"],
  "invitation.open": ["owner"],
  "invitation.withdraw": ["owner"],
  "invitation.read": ["visitor", "self"],
  "invitation.accept": ["self"],
  "coaching.take-back": ["owner"],
  "coaching.step-down": ["coach"],
  "circle.list": ["self"],
  "circle.create": ["self"],
  "circle.read": ["member"],
  "circle.take-part": ["member"],
  "circle.organize": ["organizer"],
  "circle.preview": ["visitor", "self"],
  "circle.join": ["self"],
  "coaching.read": ["self"],
  "feedback.read": ["self"],
  "note.list": ["owner", "coach"],
  "note.add": ["coach"],
  "note.mark-read": ["owner"],
  "note.reply": ["owner", "coach"],
  "note.mark-replies-read": ["coach"],
  "private-note.read": ["coach"],
  "private-note.write": ["coach"],
  "live.read": ["self"],
  "document.read": ["visitor", "self"],
  "email.send-verification": ["self"],
  "email.verify": ["visitor", "self"],
  "email.unsubscribe": ["visitor", "self"],
  "email-preferences.read": ["self"],
  "email-preferences.save": ["self"],
  "admin.sign-in": ["visitor", "self"],
  "admin.read": ["admin"],
  "admin.manage": ["admin"],
  "announcement.read": ["admin"],
  "announcement.send": ["admin"],
  "webhook.read": ["admin"],
  "webhook.manage": ["admin"],
  "account.sessions": ["self"],
  "account.identities": ["self"],
  "account.passkeys": ["self"],
  "account.tokens": ["self"],
  "account.calendar": ["self"],
  "account.export": ["self"],
  "account.delete": ["self"],
  "seed.manage": ["visitor", "self"],
} as const satisfies Record<string, readonly Relation[]>;

export type Right = keyof typeof policy;

export type TokenScope = "read" | "log";

export const tokenScopes = exhaustiveList<TokenScope>()(["read", "log"]);

const readByTokens = [
  "dashboard.read",
  "goal.list",
  "goal.read",
  "badge.read",
  "check-in.list",
  "check-in.read",
] as const satisfies readonly Right[];

/** All rights of a token (product 28.2), none with a coach's words. */
export const tokenRights: Readonly<Record<TokenScope, readonly Right[]>> = {
  read: readByTokens,
  log: [...readByTokens, "goal.progress"],
};

/** Null for tokens: steps may hold a coach's words (product 28.2). */
export const unreadByTokens: readonly string[] = ["nextStep"];

export type VisitorsRight = {
  [R in Right]: "visitor" extends (typeof policy)[R][number] ? R : never;
}[Right];

export function can(right: Right, relations: readonly Relation[]): boolean {
  const allowed: readonly Relation[] = policy[right];
  return relations.some((relation) => allowed.includes(relation));
}

export function needsSession(right: Right): boolean {
  return !can(right, ["visitor"]);
}

export function isForAdmins(right: Right): boolean {
  return policy[right].every((relation) => relation === "admin");
}

/** True if a token of a scope has the right. */
export function tokenMay(scope: TokenScope, right: Right): boolean {
  return tokenRights[scope].includes(right);
}

/** Relations that a token keeps: never coach or admin (product 28.2). */
export function byToken(relations: readonly Relation[]): readonly Relation[] {
  return relations.filter((relation) => relation === "self" || relation === "owner");
}
