import type { Hono } from "hono";
import type { Deps } from "#server/platform/deps.ts";
import { handle } from "#server/platform/http/door.ts";
import { acceptInvitationSlice, previewInvitationSlice } from "./accept-invitation.ts";
import { countShareSlice } from "./count-share.ts";
import {
  openInvitationSlice,
  readSharingSlice,
  withdrawInvitationSlice,
} from "./open-invitation.ts";

export function mountSharing(app: Hono, deps: Deps): void {
  handle(app, deps, readSharingSlice);
  handle(app, deps, countShareSlice);
  handle(app, deps, openInvitationSlice);
  handle(app, deps, withdrawInvitationSlice);
  handle(app, deps, previewInvitationSlice);
  handle(app, deps, acceptInvitationSlice);
}
