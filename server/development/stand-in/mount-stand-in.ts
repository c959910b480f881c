import type { Hono } from "hono";
import type { CustomFetch } from "openid-client";
import type { Config } from "#server/platform/config/config.ts";
import { securityHeaders } from "#server/platform/http/headers.ts";
import { standInCookies, standInPaths } from "./paths.ts";
import { style } from "./pages.ts";

// Without its session cookie the provider asks at every sign-in.
function cookiesOf(request: Request): string {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.filter((cookie) => !cookie.startsWith(`${standInCookies.session}=`)).join("; ");
}

/** Token, userinfo and keys are reachable only inside the process. */
export function mountStandIn(app: Hono, config: Config, reach: CustomFetch): void {
  const headers = { ...securityHeaders(config.https, null), "cache-control": "no-store" };
  const withHeaders = (response: Response): Response => {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    // The configured address, whatever host name the browser used.
    const response = await reach(new URL(pathname + search, config.publicUrl).href, {
      method: request.method,
      headers: {
        accept: "text/html",
        cookie: cookiesOf(request),
        "content-type": request.headers.get("content-type") ?? "",
        "x-forwarded-proto": config.publicUrl.protocol.slice(0, -1),
      },
      body: request.method === "POST" ? await request.text() : null,
      redirect: "manual",
    });
    return withHeaders(response);
  };
  app.get(standInPaths.authorization, ({ req }) => forward(req.raw));
  app.get(`${standInPaths.authorization}/:uid`, ({ req }) => forward(req.raw));
  app.on(["GET", "POST"], `${standInPaths.people}/:uid`, ({ req }) => forward(req.raw));
  app.get(standInPaths.style, () =>
    withHeaders(new Response(style, { headers: { "content-type": "text/css; charset=utf-8" } })),
  );
}
