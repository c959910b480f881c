import type { Relation, TokenScope } from "#domain/policy.ts";

/** The signed-in person behind a request, as far as rules and stores need to know. */
export interface Actor {
  readonly uid: string;
  /** The id of the session; of the access token where they came by one. */
  readonly sessionId: string;
  /** `admin` only in a session that was opened at /admin/login, and while the person has the role. */
  readonly kind: "user" | "admin";
  /** IANA zone in which this person's days are counted. */
  readonly timeZone: string;
  /** What the access token may by which they came; null for a session, which may all that they may. */
  readonly scope: TokenScope | null;
}

/** What somebody is to their own account and to the product as a whole. */
export function relationsOf(actor: Actor | null): readonly Relation[] {
  if (actor === null) return ["visitor"];
  return actor.kind === "admin" ? ["self", "admin"] : ["self"];
}
