import type { Hono } from "hono";
import type { Asset, Assets } from "./assets.ts";

const ours = ["br", "gzip"] as const;
type Encoding = (typeof ours)[number];

export function acceptedEncoding(header: string | null | undefined): Encoding | null {
  const taken = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(";", 1).join("").trim()),
  );
  return ours.find((encoding) => taken.has(encoding)) ?? null;
}

function encoded(
  asset: Asset,
  encoding: Encoding | null,
): { body: Asset["plain"]; encoding: Encoding | null } {
  const body = encoding && asset[encoding];
  return body ? { body, encoding } : { body: asset.plain, encoding: null };
}

/** Only hashed names are immutable. The service worker must be revalidated. */
function keptFor(path: string): string {
  if (/^\/sw(\.[\w-]+)?\.js$/.test(path)) return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
}

function fileResponse(
  path: string,
  asset: Asset,
  accepted: Encoding | null,
  base: Record<string, string>,
): Response {
  const { body, encoding } = encoded(asset, accepted);
  return new Response(body, {
    headers: {
      ...base,
      "content-type": asset.type,
      "cache-control": keptFor(path),
      vary: "accept-encoding",
      ...(encoding === null ? {} : { "content-encoding": encoding }),
    },
  });
}

/** With half of the processes right, each redirect halves the misses; browsers follow 20 at most. */
const TIMES = 15;
const HASHED = /^\/assets\/[\w-]+-[\w-]{8}\.(?:js|css|woff2)$/;

/**
 * During a release another process may have the file, so redirect to the same URL to reach it
 * (product 29.8).
 */
function mountOtherBuilds(app: Hono, { headers }: Assets): void {
  app.get("/assets/:file", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const [, before] = /^\?again=(\d{1,2})$/.exec(search) ?? [];
    const times = search === "" ? 0 : Number(before ?? TIMES);
    if (times >= TIMES || !HASHED.test(pathname)) return next();
    const back = { location: `${pathname}?again=${times + 1}`, "cache-control": "no-store" };
    return new Response(null, { status: 307, headers: { ...headers, ...back } });
  });
}

export function mountFiles(app: Hono, assets: Assets): void {
  for (const [path, asset] of assets.files)
    app.get(path, (context) =>
      fileResponse(
        path,
        asset,
        acceptedEncoding(context.req.header("accept-encoding")),
        assets.headers,
      ),
    );
  mountOtherBuilds(app, assets);
}
