import { closeCircleReport, listCircleReports } from "#contract/circle-reports.ts";
import * as limits from "#domain/limits.ts";
import { listedAs } from "#domain/listed-user.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { publishReport } from "#server/account/admins.ts";
import { audit } from "#server/account/audit-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { asAdmin } from "./as-admin.ts";

/** product 41.13 */
export const listCircleReportsSlice: Slice<typeof listCircleReports> = {
  endpoint: listCircleReports,
  act: async ({ deps }) => {
    const rows = await deps.db.kysely
      .selectFrom("circle_reports as r")
      .innerJoin("users as u", "u.id", "r.reporter_id")
      .select(["r.id", "r.reporter_id as reporterUid", "r.text"])
      .select(["r.created_at as createdAt", "r.closed_at as closedAt"])
      .select(["u.full_name as fullName", "u.display_name as displayName", "u.email"])
      .orderBy((eb) => eb("r.closed_at", "is not", null))
      .orderBy("r.created_at", "desc")
      .orderBy("r.id")
      .limit(limits.circleReportsShown)
      .execute();
    const reports = rows.map(({ fullName, displayName, email, ...report }) => ({
      ...report,
      reporterName: listedAs({ fullName, displayName, email }).fullName,
    }));
    return { reports };
  },
};

interface Closing {
  readonly reportId: string;
  readonly actor: string;
  readonly at: number;
}

/** Names nobody in the audit trail, which outlives the report. */
async function close(
  tx: Transaction,
  { reportId, actor, at }: Closing,
): Promise<Ruled<{ isNews: boolean }>> {
  const report = await tx.kysely
    .selectFrom("circle_reports")
    .select("closed_at as closedAt")
    .where("id", "=", reportId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (report === undefined) return refuse("not-found");
  if (report.closedAt !== null) return { isNews: false };
  await tx.kysely
    .updateTable("circle_reports")
    .set({ closed_at: at })
    .where("id", "=", reportId)
    .execute();
  await audit(tx, { action: "circle-report.close", actor, target: null }, at);
  return { isNews: true };
}

export const closeCircleReportSlice: Slice<typeof closeCircleReport> = {
  endpoint: closeCircleReport,
  act: async (call, actor) => {
    const { deps, at, address } = call;
    const { reportId } = call.input;
    const closing = { reportId, actor: actor.uid, at };
    const closed = await asAdmin(call, actor, (tx) => close(tx, closing));
    if (isRefused(closed)) return closed;
    if (closed.isNews) {
      deps.log.info("admin.circle-report", { actor: actor.uid, address, id: reportId });
      await publishReport(deps, reportId);
    }
    return {};
  },
};
