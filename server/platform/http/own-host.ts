import type { Context, Hono } from "hono";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { isLoopback } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { refusalAnswer } from "./answer.ts";
import { isOwnNetwork, peerOfRequest, wasPassedOn } from "./peer.ts";

/**
 * In development mode anyone can sign in, so only this machine and its network are answered.
 * Refuses proxies, which bring strangers, and foreign host names (DNS rebinding).
 */
export function mountOwnHost(app: Hono, deps: Deps): void {
  const { mode, publicUrl } = deps.config;
  if (mode !== "development") return;
  let isTold = false;
  app.use(async (context, next) => {
    const refusal = whyNot(context, publicUrl);
    if (refusal === null) return next();
    if (refusal.refused === "request.from-outside" && !isTold) {
      isTold = true;
      deps.log.warn("development.from-outside", {
        peer: peerOfRequest(context),
        how: "Set PUBLIC_URL to the address that people type: what development mode plays for everybody, the mailbox and the sign-in, is then not there.",
      });
    }
    return refusalAnswer(deps, refusal);
  });
}

function whyNot(context: Context, publicUrl: URL): Refusal | null {
  const peer = peerOfRequest(context);
  const isOutside = peer !== "" && !isOwnNetwork(peer);
  if (isOutside || wasPassedOn(context)) return refuse("request.from-outside");
  const { hostname } = new URL(context.req.url);
  const isOwn = isLoopback(hostname) || hostname === publicUrl.hostname;
  return isOwn ? null : refuse("request.foreign-host");
}
