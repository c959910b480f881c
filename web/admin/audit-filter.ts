import type { readAudit } from "#contract/admin.ts";
import type { QueryOf } from "#contract/endpoint.ts";
import { auditActions, type AuditAction } from "#domain/audit.ts";
import { parseDay, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";

export interface AuditFilter {
  readonly action: AuditAction | "";
  readonly actor: string;
  readonly target: string;
  /** Both inclusive. */
  readonly from: Day;
  readonly until: Day;
}

export const noFilter: AuditFilter = { action: "", actor: "", target: "", from: "", until: "" };

// product 33.3
const names = { action: "act", actor: "by", target: "to", from: "from", until: "until" } as const;
const keys = Object.keys(noFilter) as (keyof AuditFilter)[];

export function actionOf(text: string): AuditFilter["action"] {
  return auditActions.find((action) => action === text) ?? "";
}

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

export function searchOf(filter: AuditFilter): string {
  const set = keys.filter((key) => filter[key] !== "").map((key) => [names[key], filter[key]]);
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}

export function askedFor(name: string | null, hash: string): string {
  return name !== null && name.includes("@") ? name : hash;
}
