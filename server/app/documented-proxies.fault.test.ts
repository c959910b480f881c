import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { adminSignIn } from "#contract/admin.ts";
import { liveStream } from "#contract/live.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { readStream } from "#server/platform/fixtures/event-stream.fixture.ts";
import { drain, listen } from "#server/platform/http/listen.ts";
import { TrustedProxies, trustedProxiesOf } from "#server/platform/http/trusted-proxies.ts";
import { openLive } from "#server/platform/live/hub.ts";
import { newId } from "#server/platform/random.ts";
import {
  documented,
  lacks,
  startProxy,
  type ProxyName,
} from "./fixtures/documented-proxy.fixture.ts";
import { deployedConfig, openTestApp, ORIGIN } from "./fixtures/test-app.fixture.ts";

const CLIENT = "127.0.0.2";
const proxies: readonly { name: ProxyName; tls: 200 | null; asksReadiness: boolean }[] = [
  { name: "nginx", tls: 200, asksReadiness: false },
  { name: "haproxy", tls: 200, asksReadiness: true },
  { name: "caddy", tls: null, asksReadiness: true },
];

function trusted(text: string): TrustedProxies {
  const list = trustedProxiesOf(text);
  if (list instanceof TrustedProxies) return list;
  throw new Error(list.wrong);
}

/** From another address than the proxy's, with a claim to a third. */
async function signInThrough(port: number): Promise<number | undefined> {
  const asked = overHttp({
    method: "POST",
    host: "127.0.0.1",
    port,
    localAddress: CLIENT,
    path: adminSignIn.path,
    headers: { "content-type": "application/json", origin: ORIGIN, "x-forwarded-for": "192.0.2.9" },
  });
  asked.end(JSON.stringify({ email: "nobody@example.org", password: "not the password" }));
  const [answer] = (await once(asked, "response")) as [{ statusCode?: number }];
  return answer.statusCode;
}

async function statusOverTls(port: number, path: string): Promise<number | undefined> {
  const asked = overHttps({ host: "127.0.0.1", port, path, rejectUnauthorized: false });
  const [answer] = (await once(asked.end(), "response")) as [{ statusCode?: number }];
  return answer.statusCode;
}

describeWithDatabase("behind the proxies of docs/proxies.md", (open) => {
  describe.each(proxies)("$name", ({ name, tls, asksReadiness }) => {
    it.skipIf(lacks(name))("live events arrive, and addresses are the clients'", async () => {
      const addresses: unknown[] = [];
      const log = {
        info: (_event: string, facts = {}) =>
          void addresses.push({ address: null, ...facts }.address),
        warn: () => {},
        error: () => {},
      };
      const config = { ...deployedConfig(), trustedProxies: trusted("10.1.0.0/16, 127.0.0.1") };
      const db = await open();
      const test = await openTestApp(db, { config, log, live: await openLive(db, newId()) });
      const servers = [
        await listen(test.app, "127.0.0.1", 0),
        await listen(test.app, "127.0.0.1", 0),
      ];
      const readiness: number[] = [];
      for (const server of servers)
        server.on("request", ({ url }, answer) => {
          if (url === "/readyz") answer.on("finish", () => readiness.push(answer.statusCode));
        });
      const [one = 0, other = 0] = servers.map((server) => (server.address() as AddressInfo).port);
      const proxy = await startProxy(name, [one, other]);
      try {
        const person = await test.person();
        const reader = await readStream(proxy.port, liveStream.path, { cookie: person.cookie });
        const id = newId();
        test.deps.live.publish({ entity: "goal", id, rev: 1 }, [person.uid]);
        expect((await reader.until(1)).map(({ data }) => data.id)).toEqual([id]);
        reader.leave();

        expect(await signInThrough(proxy.port)).toBe(401);
        expect(addresses).toEqual([CLIENT]);

        const metrics = await fetch(`http://127.0.0.1:${proxy.port}/metrics`);
        expect(metrics.status).toBe(404);
        await expect.poll(() => readiness.length > 0).toBe(asksReadiness);
        expect(readiness.filter((status) => status !== 200)).toEqual([]);
        const secured = tls === null ? null : await statusOverTls(proxy.httpsPort, "/healthz");
        expect(secured).toBe(tls);
      } finally {
        await proxy.close();
        test.closeStreams();
        await Promise.all(servers.map((server) => drain(server)));
      }
    });
  });
});

it("Traefik's configuration, which is not run, names both processes and their readiness", () => {
  const { http } = parse(documented("yaml")) as {
    http: {
      routers: Record<string, { service: string; rule: string }>;
      services: Record<string, { loadBalancer: { servers: object[]; healthCheck: object } }>;
    };
  };
  const [router] = Object.values(http.routers);
  expect(router?.rule).toBe("Host(`cairn.example.org`)");
  expect(http.services[router?.service ?? ""]?.loadBalancer).toEqual({
    servers: [{ url: "http://127.0.0.1:3001" }, { url: "http://127.0.0.1:3002" }],
    healthCheck: { path: "/readyz", interval: "2s" },
  });
});
