import type { Context } from "hono";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import {
  clientAddress,
  isLocalPeer,
  isOwnNetwork,
  networkOf,
  plainAddress,
  siteOf,
  wasPassedOn,
} from "./peer.ts";
import { noProxies, TrustedProxies, trustedProxiesOf } from "./trusted-proxies.ts";

const PROXY = "10.0.0.9";

function proxiesOf(names: string): TrustedProxies {
  const proxies = trustedProxiesOf(names);
  return proxies instanceof TrustedProxies ? proxies : noProxies;
}

async function asked<T>(
  ask: (context: Context) => T,
  headers: Record<string, string>,
  incoming: object = { socket: { remoteAddress: `::ffff:${PROXY}` }, httpVersion: "1.1" },
): Promise<T | undefined> {
  let answer: T | undefined;
  const app = new Hono().get("/", (context) => {
    answer = ask(context);
    return new Response();
  });
  await app.request("/", { headers }, { incoming });
  return answer;
}

describe("an address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:50123", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]:50123", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["[fe80::1%25eth0]:80", "fe80::1"],
    ["64:ff9b::192.0.2.1", "64:ff9b::c000:201"],
  ])("'%s' is counted as %s", (text, plain) => {
    expect(plainAddress(text)).toBe(plain);
  });

  it.each(["", "unknown", "192.0.2", "010.0.0.1", "1.2.3.4:x", "[1.2.3.4", "2001:db8::1]:4"])(
    "is not '%s'",
    (text) => {
      expect(plainAddress(text)).toBeNull();
    },
  );

  it.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1::"],
    ["1::2:3:4:5:192.0.2.1", "1:0:2:3", "1:0:2::"],
    ["::1", "0:0:0:0", "0:0:0::"],
  ])("%s is of the network %s and the site %s", (address, network, site) => {
    expect([networkOf(address), siteOf(address)]).toEqual([network, site]);
  });

  it.each([
    ["127.0.0.1", true, true],
    ["::1", true, true],
    ["172.31.0.1", false, true],
    ["192.168.1.2", false, true],
    ["fd00::5", false, true],
    ["fe80::1", false, true],
    ["172.32.0.1", false, false],
    ["192.0.2.1", false, false],
    ["", false, false],
    ["localhost", false, false],
  ])("%s: this machine %s, its own network %s", (address, machine, network) => {
    expect([isLocalPeer(address), isOwnNetwork(address)]).toEqual([machine, network]);
  });
});

describe("who asks by a proxy", () => {
  it.each([
    ["198.51.100.7, 192.0.2.1:9", "192.0.2.1"],
    ["192.0.2.1, unknown", PROXY],
    ["", PROXY],
    ["192.0.2.1,", PROXY],
    // By a proxy before the proxy.
    ["198.51.100.7, 192.0.2.1, 10.0.7.7", "192.0.2.1"],
    ["192.0.2.1, ::ffff:10.0.7.7, 10.0.0.9", "192.0.2.1"],
    ["192.0.2.1, 10.0.8.0", "10.0.8.0"],
    // Who says more than proxies do is not believed.
    ["10.0.7.7, 192.0.2.1", "192.0.2.1"],
    ["192.0.2.1, unknown, 10.0.7.7", "10.0.7.7"],
    ["10.0.7.7", "10.0.7.7"],
  ])("is told by the entries of proxies in X-Forwarded-For, '%s': %s", async (header, address) => {
    const headers = { "x-forwarded-for": header };
    const by = (names: string) => (context: Context) => clientAddress(context, proxiesOf(names));
    expect(await asked(by(`${PROXY}, 10.0.7.0/24`), headers)).toBe(address);
    expect(await asked(by("10.0.0.8"), headers)).toBe(PROXY);
    expect(await asked(by(""), headers)).toBe(PROXY);
  });

  it.each([
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-real-ip",
    "client-ip",
    "fastly-client-ip",
    "cf-connecting-ip",
  ])("is seen by %s", async (name) => {
    expect(await asked(wasPassedOn, { [name]: "" })).toBe(true);
    expect(await asked(wasPassedOn, { [`not-${name}-at-all`]: "1" })).toBe(false);
  });

  it("is seen by HTTP/1.0, which browsers do not speak and nginx does", async () => {
    expect(await asked(wasPassedOn, {}, { httpVersion: "1.0" })).toBe(true);
    expect(await asked(wasPassedOn, { accept: "*/*" }, { httpVersion: "1.1" })).toBe(false);
    expect(await asked(wasPassedOn, {}, {})).toBe(false);
  });
});
