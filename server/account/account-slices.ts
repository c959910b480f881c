import type { Hono } from "hono";
import type { Deps } from "#server/platform/deps.ts";
import { handle } from "#server/platform/http/door.ts";
import {
  createAccessTokenSlice,
  listAccessTokensSlice,
  revokeAccessTokenSlice,
} from "./access-token-slices.ts";
import {
  joinIdentitySlice,
  listIdentitiesSlice,
  partIdentitySlice,
} from "./identities/identity-slices.ts";
import { loginSlice, organizationLoginSlice } from "./sign-in/finish-sign-in.ts";
import { openSessionSlice } from "./open-session.ts";
import { deleteAccountSlice, exportSlices } from "./own-data-slices.ts";
import { beginPasskeySignInSlice, passkeySignInSlice } from "./passkeys/passkey-sign-in.ts";
import {
  addPasskeySlice,
  beginPasskeySlice,
  editPasskeySlice,
  listPasskeysSlice,
  removePasskeySlice,
} from "./passkeys/passkey-slices.ts";
import {
  endOtherSessionsSlice,
  endOwnSessionSlice,
  listSessionsSlice,
} from "./own-session-slices.ts";
import { changeLanguageSlice, changeTimeZoneSlice, editProfileSlice } from "./profile-slices.ts";
import { endSessionSlice, issueBearerSlice, readSessionSlice } from "./session-slices.ts";
import { startSignInSlice } from "./sign-in/start-sign-in.ts";

export function mountAccount(app: Hono, deps: Deps): void {
  handle(app, deps, readSessionSlice);
  handle(app, deps, startSignInSlice());
  handle(app, deps, loginSlice);
  handle(app, deps, organizationLoginSlice);
  handle(app, deps, beginPasskeySignInSlice());
  handle(app, deps, passkeySignInSlice);
  handle(app, deps, openSessionSlice);
  handle(app, deps, endSessionSlice);
  handle(app, deps, issueBearerSlice);
  handle(app, deps, editProfileSlice);
  handle(app, deps, changeTimeZoneSlice);
  handle(app, deps, changeLanguageSlice);
  handle(app, deps, listSessionsSlice);
  handle(app, deps, endOwnSessionSlice);
  handle(app, deps, endOtherSessionsSlice);
  handle(app, deps, listAccessTokensSlice);
  handle(app, deps, createAccessTokenSlice);
  handle(app, deps, revokeAccessTokenSlice);
  handle(app, deps, listIdentitiesSlice);
  handle(app, deps, joinIdentitySlice);
  handle(app, deps, partIdentitySlice);
  handle(app, deps, listPasskeysSlice);
  handle(app, deps, beginPasskeySlice);
  handle(app, deps, addPasskeySlice);
  handle(app, deps, editPasskeySlice);
  handle(app, deps, removePasskeySlice);
  const exports = exportSlices();
  handle(app, deps, exports.whole);
  handle(app, deps, exports.table);
  handle(app, deps, deleteAccountSlice);
}
