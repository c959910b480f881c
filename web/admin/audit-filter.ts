import type { readAudit } from "#contract/admin.ts";
import type { QueryOf } from "#contract/endpoint.ts";
import { auditActions, type AuditAction } from "#domain/audit.ts";
import { parseDay, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";

/** Which lines of the audit trail are shown; an empty text is no filter. */
export interface AuditFilter {
  readonly action: AuditAction | "";
  readonly actor: string;
  readonly target: string;
  /** Days, both included. */
  readonly from: Day;
  readonly until: Day;
}

export const noFilter: AuditFilter = { action: "", actor: "", target: "", from: "", until: "" };

/** What the address calls each (product 33.3). */
const names = { action: "act", actor: "by", target: "to", from: "from", until: "until" } as const;
const keys = Object.keys(noFilter) as (keyof AuditFilter)[];

/** A kind of act by its name; empty for any other text. */
export function actionOf(text: string): AuditFilter["action"] {
  return auditActions.find((action) => action === text) ?? "";
}

/** The filter of an address; what it says that is no filter is left out. */
export function filterOf(search: string): AuditFilter {
  const asked = new URLSearchParams(search);
  const said = (key: keyof AuditFilter) => (asked.get(names[key]) ?? "").trim();
  const person = (key: "actor" | "target") => said(key).slice(0, limits.email);
  return {
    action: actionOf(said("action")),
    actor: person("actor"),
    target: person("target"),
    from: parseDay(said("from")) ?? "",
    until: parseDay(said("until")) ?? "",
  };
}

/** What is set of a filter, as the server is asked: its days are those of a zone. */
export function askedBy(
  { action, actor, target, from, until }: AuditFilter,
  timeZone: string,
): QueryOf<typeof readAudit> {
  return {
    ...(action !== "" && { action }),
    ...(actor !== "" && { actor }),
    ...(target !== "" && { target }),
    ...(from !== "" && { from }),
    ...(until !== "" && { until }),
    ...((from !== "" || until !== "") && { timeZone }),
  };
}

/** The search of a filter's address: empty for none, else with its question mark. */
export function searchOf(filter: AuditFilter): string {
  const set = keys.filter((key) => filter[key] !== "").map((key) => [names[key], filter[key]]);
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}

/** How somebody of a line is asked for: by their address where they go by it, else by what stays of them. */
export function askedFor(name: string | null, hash: string): string {
  return name !== null && name.includes("@") ? name : hash;
}
