import type { Hono } from "hono";
import type { Deps } from "../deps.ts";
import { json } from "./answer.ts";
import type { Readiness } from "./readiness.ts";

/** `/healthz`: the process lives. `/readyz`: the database answers and no shutdown has begun. */
export function mountHealth(app: Hono, deps: Deps, rotation: Readiness): void {
  app.get("/healthz", () => json(200, { alive: true }, deps.assets.headers));
  app.get("/readyz", async () => {
    const ready = (await deps.db.alive()) && rotation.answerReadiness();
    return json(ready ? 200 : 503, { ready }, deps.assets.headers);
  });
}
