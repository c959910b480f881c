import type { Hono } from "hono";
import type { Deps } from "#server/platform/deps.ts";
import { handle } from "#server/platform/http/door.ts";
import { adminDashboardSlice } from "./admin-dashboard.ts";
import { closeCircleReportSlice, listCircleReportsSlice } from "./circle-reports.ts";
import { mountJoinLinks } from "./join-links/join-link-slices.ts";
import { adminPasskeySignInSlice } from "./sign-in/admin-passkey-sign-in.ts";
import { adminSignInSlice } from "./sign-in/admin-sign-in.ts";
import { readAuditSlice } from "./audit-list.ts";
import { readLoopSlice } from "./read-loop.ts";
import { exportUsersSlice } from "./users/export-users.ts";
import { readUserDetailsSlice } from "./users/user-details.ts";
import { manageUserSlice } from "./users/manage-user.ts";
import { syncUsersSlice } from "./users/sync-users.ts";
import { mountWebhooks } from "./webhooks/webhook-slices.ts";
import { listUsersSlice, readUserSlice } from "./users/user-list.ts";

export function mountAdmin(app: Hono, deps: Deps): void {
  handle(app, deps, adminSignInSlice);
  handle(app, deps, adminPasskeySignInSlice);
  handle(app, deps, adminDashboardSlice);
  handle(app, deps, readLoopSlice);
  handle(app, deps, listCircleReportsSlice);
  handle(app, deps, closeCircleReportSlice);
  handle(app, deps, listUsersSlice);
  handle(app, deps, exportUsersSlice());
  handle(app, deps, readUserSlice);
  handle(app, deps, readUserDetailsSlice);
  handle(app, deps, readAuditSlice);
  handle(app, deps, manageUserSlice);
  handle(app, deps, syncUsersSlice);
  mountWebhooks(app, deps);
  mountJoinLinks(app, deps);
}
