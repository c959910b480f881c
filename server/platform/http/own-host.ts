import type { Hono } from "hono";
import { refuse } from "#domain/refusal.ts";
import { isLoopback } from "../config.ts";
import type { Deps } from "../deps.ts";
import { refused } from "./answer.ts";

/**
 * In development mode whoever reaches the server reads its mail and signs in as anybody. Another site whose name is made to
 * lead to this machine would reach it from within a browser here, as its own origin; so it answers under its own names alone.
 */
export function mountOwnHost(app: Hono, deps: Deps): void {
  const { mode, publicUrl } = deps.config;
  if (mode !== "development") return;
  app.use(async ({ req }, next) => {
    const { hostname } = new URL(req.url);
    const own = isLoopback(hostname) || hostname === publicUrl.hostname;
    return own ? next() : refused(deps, refuse("request.foreign-host"));
  });
}
