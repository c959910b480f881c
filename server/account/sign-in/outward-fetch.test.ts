import type { LookupAddress } from "node:dns";
import { EventEmitter } from "node:events";
import type { LookupFunction } from "node:net";
import { afterAll, expect, it, vi } from "vitest";
import { json, startFakeProvider } from "../fixtures/fake-provider.fixture.ts";
import { outwardFetch, type Outward } from "./outward-fetch.ts";

// Threats T90: refused before anything is sent. Lookup and request are recorded; there is no network.

const asking = { method: "GET", headers: {}, body: null, redirect: "manual" } as const;

/** Resolves to `answers`; the request connects only to what its own lookup answers. */
function watched(...answers: readonly (readonly string[])[]) {
  const looked: string[] = [];
  const connected: string[] = [];
  const lookup = vi.fn<LookupFunction>((hostname, _options, answer) => {
    const found = answers[Math.min(looked.length, answers.length - 1)] ?? [];
    looked.push(hostname);
    const all: LookupAddress[] = found.map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    answer(null, all);
  });
  const request = (url: URL, options: { lookup: LookupFunction }) => {
    const call = Object.assign(new EventEmitter(), { end: () => {} });
    // Node does not look up a literal address.
    if (/^[\d.]+$|^\[/.test(url.hostname)) {
      connected.push(url.hostname);
      queueMicrotask(() => call.emit("error", new Error("connected")));
    } else
      options.lookup(url.hostname, { all: true }, (error, found) => {
        if (error === null) connected.push(...(found as LookupAddress[]).map((one) => one.address));
        queueMicrotask(() => call.emit("error", error ?? new Error("connected")));
      });
    return call;
  };
  return { looked, connected, outward: { lookup, request } as unknown as Outward };
}

it.each([["127.0.0.1"], ["::ffff:10.0.0.1"], ["169.254.169.254"], ["fe80::1"]])(
  "a name that the provider names and that leads to %s is not connected to",
  async (address) => {
    for (const found of [[address], ["93.184.215.14", address]]) {
      const { outward, connected } = watched(found);
      const fetch = outwardFetch("id.example.org", outward);
      await expect(fetch("https://keys.example.net/jwks", asking)).rejects.toMatchObject({
        code: "RESERVED_ADDRESS",
      });
      expect(connected).toEqual([]);
    }
  },
);

it.each([
  "https://127.0.0.1/jwks",
  "https://2130706433/jwks",
  "https://[::1]/jwks",
  "https://[::ffff:169.254.169.254]/jwks",
  "https://169.254.169.254/latest/meta-data",
])("%s is not connected to", async (address) => {
  const { outward, connected } = watched([]);
  await expect(outwardFetch("id.example.org", outward)(address, asking)).rejects.toMatchObject({
    code: "RESERVED_ADDRESS",
  });
  expect(connected).toEqual([]);
});

it.each(["93.184.215.14", "2606:2800:21f::1"])("a name that leads to %s is", async (address) => {
  const { outward, connected } = watched([address]);
  const fetch = outwardFetch("id.example.org", outward);
  await expect(fetch("https://keys.example.net/jwks", asking)).rejects.toThrow("connected");
  expect(connected).toEqual([address]);
});

it("connects to what it looked at: a name that changes its answer is asked once", async () => {
  const { outward, looked, connected } = watched(["93.184.215.14"], ["127.0.0.1"]);
  const fetch = outwardFetch("id.example.org", outward);
  await expect(fetch("https://keys.example.net/jwks", asking)).rejects.toThrow("connected");
  expect([looked, connected]).toEqual([["keys.example.net"], ["93.184.215.14"]]);
  await expect(fetch("https://keys.example.net/jwks", asking)).rejects.toMatchObject({
    code: "RESERVED_ADDRESS",
  });
});

it("reaches the host that the operator named wherever it is, and no other by its name", async () => {
  const { outward, connected } = watched(["10.1.2.3"]);
  const fetch = outwardFetch("id.example.org", outward);
  await expect(fetch("https://id.example.org/jwks", asking)).rejects.toThrow("connected");
  expect(connected).toEqual(["10.1.2.3"]);
  for (const near of ["id.example.org.evil.example", "x.id.example.org", "id.example.org."])
    await expect(fetch(`https://${near}/jwks`, asking)).rejects.toMatchObject({
      code: "RESERVED_ADDRESS",
    });
});

const provider = await startFakeProvider();
afterAll(() => provider.stop());

it("sends a form as it is and answers with status, type and body", async () => {
  provider.token = json({ fine: true }, 418);
  const form = new URLSearchParams({ code: "a+b c", secret: "é&=" });
  const fetch = outwardFetch("127.0.0.1");
  const answer = await fetch(`${provider.origin}/token`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: form,
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("content-type"), await answer.json()]).toEqual([
    418,
    "application/json",
    { fine: true },
  ]);
  expect(provider.bodies).toEqual([form.toString()]);
});

it.each([204, 304])("answers %i, which has no body", async (status) => {
  provider.jwks = (_incoming, outgoing) => void outgoing.writeHead(status).end();
  const answer = await outwardFetch("127.0.0.1")(`${provider.origin}/jwks`, asking);
  expect([answer.status, answer.body]).toEqual([status, null]);
});

it("gives up when it is told to", async () => {
  provider.jwks = () => {};
  const signal = AbortSignal.timeout(50);
  const given = outwardFetch("127.0.0.1")(`${provider.origin}/jwks`, { ...asking, signal });
  await expect(given).rejects.toThrow(/abort/);
});
