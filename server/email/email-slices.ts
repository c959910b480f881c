import type { Hono } from "hono";
import type { Deps } from "#server/platform/deps.ts";
import { handle } from "#server/platform/http/door.ts";
import { emailStatsSlice } from "./email-stats.ts";
import { readPreferencesSlice, savePreferencesSlice } from "./preference-slices.ts";
import { mountOneClick, unsubscribeSlice } from "./unsubscribe-slices.ts";
import { sendVerificationSlice, verifyEmailSlice } from "./verification-slices.ts";

/** Mounts everything about a person's mail, and its figures. */
export function mountEmail(app: Hono, deps: Deps): void {
  handle(app, deps, sendVerificationSlice);
  handle(app, deps, verifyEmailSlice());
  handle(app, deps, readPreferencesSlice);
  handle(app, deps, savePreferencesSlice);
  handle(app, deps, unsubscribeSlice());
  handle(app, deps, emailStatsSlice);
  mountOneClick(app, deps);
}
