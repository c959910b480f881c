import type { Context, Hono } from "hono";
import { errors } from "#contract/errors.ts";
import { readFacts, serverChecks } from "#server/admin/set-up/server-state.ts";
import type { Deps } from "#server/platform/deps.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import { allowingStyle } from "#server/platform/http/headers.ts";
import { credentialsOf } from "#server/platform/sessions/credentials.ts";
import { readSignedIn, touchSession } from "#server/platform/sessions/session-store.ts";
import { html } from "../document.ts";
import { serverDocument, wordsDocument } from "./set-up-document.ts";
import { setUpStyleHash } from "./set-up-style.ts";
import { words } from "./set-up.words.ts";

const SERVER = "/admin/server";

async function serverPage(deps: Deps, request: Request): Promise<Response> {
  const at = deps.clock();
  const signedIn = await readSignedIn(
    deps.db,
    credentialsOf(request.headers, deps.config.https),
    at,
  );
  if (signedIn?.user.isAdmin !== true) {
    const headers = { ...deps.assets.headers, "cache-control": "no-store" };
    return new Response(null, { status: 302, headers: { ...headers, location: "/admin/login" } });
  }
  touchSession(deps, signedIn.actor, at);
  const checks = serverChecks(deps.config, await readFacts(deps));
  const document = await serverDocument(deps.assets.css, checks);
  return html(request, 200, document, allowingStyle(deps.assets.headers, setUpStyleHash));
}

async function pageOrError(deps: Deps, context: Context): Promise<Response> {
  const request = context.req.raw;
  try {
    return await serverPage(deps, request);
  } catch (error) {
    const requestId = deps.newId();
    deps.log.error("server-page.failed", error, { requestId });
    const code = error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed";
    const { status, text } = errors[code];
    const document = await wordsDocument(deps.assets.css, words.notNow, `${text()} ${requestId}`);
    return html(request, status, document, allowingStyle(deps.assets.headers, setUpStyleHash));
  }
}

/** product 32.7 */
export function mountServerPage(app: Hono, deps: Deps): void {
  app.get(SERVER, (context) => pageOrError(deps, context));
}
