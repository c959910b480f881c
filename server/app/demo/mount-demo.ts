import type { Hono } from "hono";
import { endpoints } from "#contract/endpoints.ts";
import * as limits from "#domain/limits.ts";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import { refusalAnswer } from "#server/platform/http/answer.ts";
import { clientAddress } from "#server/platform/http/peer.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { isInDemo } from "./demo-rights.ts";

const EVERYBODY = "everybody";

/** Before all else: what a demo that anybody may open refuses (product 39). */
export function mountDemo(app: Hono, deps: Deps): void {
  if (deps.config.mode !== "demo") return;
  const mayWrite = rateCap(limits.demoWritesPerMinute);
  const mayAllWrite = rateCap(limits.demoWritesOfAllPerMinute);
  app.use(async (context, next) => {
    const address = clientAddress(context, deps.config.trustedProxies);
    const isRead = ["GET", "HEAD"].includes(context.req.method);
    const at = deps.clock();
    if (isRead || (mayWrite(address, at) && mayAllWrite(EVERYBODY, at))) await next();
    else context.res = refusalAnswer(deps, refuse("request.rate"));
    context.res.headers.set("x-robots-tag", "noindex, nofollow");
  });
  const headers = { ...deps.assets.headers, "content-type": "text/plain; charset=utf-8" };
  app.get("/robots.txt", () => new Response("User-agent: *\nDisallow: /\n", { headers }));
  for (const endpoint of Object.values(endpoints))
    if (!isInDemo(endpoint))
      app.on(endpoint.method, endpoint.path, () => refusalAnswer(deps, refuse("demo.refused")));
  for (const path of ["/admin", "/admin/*", "/seed-data"])
    app.get(path, (context) => context.redirect("/"));
}
