import { timingSafeEqual } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { Context, Hono } from "hono";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "../deps.ts";
import { hashOf } from "../random.ts";
import { version } from "../version.ts";
import { refusalAnswer } from "./answer.ts";
import { isLocalPeer, peerOfRequest, wasPassedOn } from "./peer.ts";

interface Gauges {
  readonly openStreams: () => number;
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly labels?: string;
  readonly value: number;
}

/** From this machine, and not through a local proxy. */
function isLocal(context: Context): boolean {
  return isLocalPeer(peerOfRequest(context)) && !wasPassedOn(context);
}

function holdsToken({ config }: Deps, headers: Headers): boolean {
  const [, given = ""] = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (config.metricsToken === null || given === "") return false;
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(config.metricsToken)));
}

function text(metrics: readonly Metric[]): string {
  return metrics
    .map(
      ({ name, help, labels = "", value }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name}${labels} ${value}\n`,
    )
    .join("");
}

export function mountMetrics(app: Hono, deps: Deps, gauges: Gauges): void {
  let before = performance.eventLoopUtilization();
  app.get("/metrics", async (context) => {
    const may = isLocal(context) || holdsToken(deps, context.req.raw.headers);
    if (!may) return refusalAnswer(deps, refuse("not-found"));
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const body = text(await measure(deps, gauges, utilization));
    return new Response(body, {
      headers: {
        ...deps.assets.headers,
        "content-type": "text/plain; version=0.0.4; charset=utf-8",
        "cache-control": "no-store",
      },
    });
  });
}

async function measure(
  { db, senderRefusals }: Deps,
  gauges: Gauges,
  busy: number,
): Promise<readonly Metric[]> {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    {
      name: "cairn_info",
      help: "1, with the version of this process.",
      labels: `{version=${JSON.stringify(version)}}`,
      value: 1,
    },
    {
      name: "cairn_database_up",
      help: "1 where the database answers, else 0.",
      value: (await db.alive()) ? 1 : 0,
    },
    {
      name: "cairn_open_streams",
      help: "Open event streams of this process.",
      value: gauges.openStreams(),
    },
    {
      name: "cairn_event_loop_utilization",
      help: "Share of the time since the last scrape in which the event loop was busy, 0 to 1.",
      value: busy,
    },
    {
      name: "cairn_mail_sender_refusals",
      help: "Refusals that concern the sender or the mail server, since this process last had a mail taken.",
      value: senderRefusals.latest?.count ?? 0,
    },
    { name: "process_resident_memory_bytes", help: "Resident memory.", value: rss },
    { name: "nodejs_heap_used_bytes", help: "Heap in use.", value: heapUsed },
    {
      name: "process_uptime_seconds",
      help: "How long this process has run.",
      value: Math.round(process.uptime()),
    },
  ];
}
