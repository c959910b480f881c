import { describe, expect, it } from "vitest";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { version } from "../version.ts";
import { deployedConfig, ORIGIN, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";

const TOKEN = "a-token-for-the-scraper";

interface Asked {
  readonly from?: string;
  readonly httpVersion?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask({ app }: TestApp, path: string, asked: Asked) {
  const { from = "127.0.0.1", headers = {}, httpVersion = "1.1" } = asked;
  const env = { incoming: { socket: { remoteAddress: from }, httpVersion } };
  const response = await app.request(`${ORIGIN}${path}`, { headers }, env);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe("/metrics", () => {
  const test = oneApp({ config: { ...deployedConfig(), metricsToken: TOKEN } });

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("answers this machine, %s", async (from) => {
    const { status, text, headers } = await ask(test(), "/metrics", { from });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    const lines = text.trim().split("\n");
    const values = lines.filter((line) => !line.startsWith("#"));
    expect(values.length).toBeGreaterThan(5);
    for (const line of values)
      expect(line).toMatch(/^[a-z_]+(\{version="[^"]+"\})? \d+(\.\d+)?(e-?\d+)?$/);
    expect(values).toContain(`cairn_info{version="${version}"} 1`);
    expect(values).toContain("cairn_database_up 1");
    expect(values).toContain("cairn_open_streams 0");
  });

  it("answers the token from anywhere", async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await ask(test(), "/metrics", { from: "192.0.2.1", headers })).status).toBe(200);
  });

  it.each<[string, Asked]>([
    ["another machine", { from: "192.0.2.1" }],
    [
      "another machine that says it is this one",
      { from: "192.0.2.1", headers: { host: "127.0.0.1" } },
    ],
    ["a proxy on this machine", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["another proxy on this machine", { headers: { forwarded: "for=127.0.0.1" } }],
    ["a proxy on this machine that says nothing", { httpVersion: "1.0" }],
    ["a wrong token", { from: "192.0.2.1", headers: { authorization: `Bearer ${TOKEN}x` } }],
    ["an empty token", { from: "192.0.2.1", headers: { authorization: "Bearer " } }],
  ])("is no address to %s", async (_who, asked) => {
    const { status, text } = await ask(test(), "/metrics", asked);
    const unknown = await ask(test(), "/api/unknown", asked);
    expect([status, text]).toEqual([404, unknown.text]);
  });
});

describe("/metrics without a token set", () => {
  const test = oneApp({ config: deployedConfig() });

  it("takes none", async () => {
    for (const authorization of ["Bearer null", "Bearer undefined", "Bearer x"]) {
      const asked = { from: "192.0.2.1", headers: { authorization } };
      expect((await ask(test(), "/metrics", asked)).status).toBe(404);
    }
  });
});
