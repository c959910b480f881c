import { z } from "zod/mini";
import * as limits from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, nothing } from "./fields.ts";

/** Nothing of the circle (product 41.13). */
const circleReport = z.strictObject({
  id,
  reporterUid: id,
  reporterName: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Null while open. */
  closedAt: z.nullable(instant),
});
export type CircleReport = z.output<typeof circleReport>;

export const listCircleReports = endpoint({
  method: "GET",
  path: "/api/admin/circle-reports",
  right: "admin.read",
  summary: `Reports from circles, open ones first, then newest first, at most ${limits.circleReportsShown}: the words, who wrote them and when; nothing of the circle`,
  output: z.strictObject({ reports: z.array(circleReport) }),
});

export const closeCircleReport = endpoint({
  method: "POST",
  path: "/api/admin/circle-reports/close",
  right: "admin.manage",
  counted: "admin",
  summary: "Close a report from a circle; once more changes nothing",
  input: z.strictObject({ reportId: id }),
  output: nothing,
});
