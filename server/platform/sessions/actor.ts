import type { Relation, TokenScope } from "#domain/policy.ts";

export interface Actor {
  readonly uid: string;
  /** Or the access token's id. */
  readonly sessionId: string;
  /** `admin` only in a session opened at /admin/login, while the person has the role. */
  readonly kind: "user" | "admin";
  readonly timeZone: string;
  readonly scope: TokenScope | null;
}

export function relationsOf(actor: Actor | null): readonly Relation[] {
  if (actor === null) return ["visitor"];
  return actor.kind === "admin" ? ["self", "admin"] : ["self"];
}
