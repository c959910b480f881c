import { setTimeout as pause } from "node:timers/promises";
import type { LookupFunction } from "node:net";
import { expect, it, test } from "vitest";
import { openTestSmtp } from "#server/platform/fixtures/smtp-server.fixture.ts";
import { openReceiver, watchedNetwork } from "./fixtures/receiver.fixture.ts";
import { isPrivateHost, openNetwork, post } from "./post.ts";

// Nothing here ever leaves this machine: what leads elsewhere is watched where it would (threats T94).

const message = { url: "", headers: { "webhook-id": "an-id" }, body: '{"type":"webhook.test"}' };
const OPEN = "93.184.215.14";

/** Takes what is written in any way that a person, or somebody who means harm, may write it. */
const to = (url: string) => ({ ...message, url });

it("is a POST of JSON, whole, to the address with its path, and taken by an answer of 200 to 299", async () => {
  const receiver = await openReceiver();
  const posted = await post(openNetwork, to(`${receiver.url}?a=b%20c`), "allowed");
  expect(posted).toEqual({ answer: 204, fault: null });
  const [one] = receiver.received;
  expect(one).toMatchObject({ method: "POST", path: "/hook?a=b%20c", body: message.body });
  expect(one?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "an-id",
    connection: "close",
  });
  expect(one?.headers).not.toHaveProperty("cookie");
});

test.each([
  [200, null],
  [299, null],
  [300, "redirect"],
  [399, "redirect"],
  [400, "answer"],
  [599, "answer"],
])("an answer of %i is %s", async (status, fault) => {
  const receiver = await openReceiver((response) => void response.writeHead(status).end("words"));
  expect(await post(openNetwork, to(receiver.url), "allowed")).toEqual({ answer: status, fault });
});

test.each([
  [429, "3600"],
  [500, "Thu, 26 Nov 2026 13:00:00 GMT"],
  [302, "x"],
])("an answer of %i says when it may be tried again", async (status, retryAfter) => {
  const receiver = await openReceiver((response) =>
    response.writeHead(status, { "retry-after": retryAfter }).end(),
  );
  expect(await post(openNetwork, to(receiver.url), "allowed")).toMatchObject({ retryAfter });
});

test.each([301, 303, 308])("a redirect by %i is followed nowhere", async (status) => {
  const elsewhere = await openReceiver();
  const receiver = await openReceiver((response) =>
    response.writeHead(status, { location: elsewhere.url }).end(),
  );
  const posted = await post(openNetwork, to(receiver.url), "allowed");
  expect(posted).toEqual({ answer: status, fault: "redirect" });
  await pause(50);
  expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0]);
});

test.each([
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://127.0.0.1./",
  "https://①②⑦.0.0.1/",
  "https://0/",
  "https://10.0.0.8/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://[::ffff:7f00:1]/",
  "https://[2002:7f00:1::]/",
])("%s is refused as private, without a lookup or a connection", async (url) => {
  const network = watchedNetwork(0, [OPEN]);
  expect(isPrivateHost(new URL(url))).toBe(true);
  expect(await post(network, to(url), "refused")).toEqual({ answer: null, fault: "private" });
  expect([network.asked, network.connected]).toEqual([[], []]);
});

test.each([
  ["https://localhost/", ["127.0.0.1"]],
  ["https://LOCALHOST/", ["::1"]],
  ["https://a.localhost/", ["127.0.0.1"]],
])("%s is refused by its name, and by where it leads", async (url, addresses) => {
  const network = watchedNetwork(0, addresses);
  expect(isPrivateHost(new URL(url))).toBe(true);
  expect(await post(network, to(url), "refused")).toEqual({ answer: null, fault: "private" });
  expect(network.connected).toEqual([]);
});

test.each([
  ["127.0.0.1"],
  ["169.254.169.254"],
  ["::ffff:169.254.169.254"],
  [OPEN, "127.0.0.1"],
  ["2003::1", "::1"],
])("a name that leads to %s %s is refused, and nothing is connected", async (...addresses) => {
  const network = watchedNetwork(0, addresses);
  const posted = await post(network, to("https://hooks.example.org/"), "refused");
  expect(posted).toEqual({ answer: null, fault: "private" });
  expect([network.asked, network.connected]).toEqual([["hooks.example.org"], []]);
});

it("connects to what was checked: a name that leads elsewhere a moment later is not looked up again", async () => {
  const receiver = await openReceiver();
  const network = watchedNetwork(receiver.port, [OPEN, "2003::1"], ["127.0.0.1"]);
  // The stand-in of the network speaks no TLS: what is asked of it is what counts here.
  await post(network, to("https://hooks.example.org./x"), "refused");
  expect(network.asked).toEqual(["hooks.example.org"]);
  await expect
    .poll(() => network.connected)
    .toEqual([["hooks.example.org", 443, `${OPEN} 2003::1`]]);
});

it("connects to no other address than the lookup's, by the system's own connection too", async () => {
  const receiver = await openReceiver();
  const lookup: LookupFunction = (_name, _options, answer) =>
    answer(null, [{ address: "127.0.0.1", family: 4 }]);
  // A name that leads nowhere: nobody else could tell where it is.
  const url = `http://hooks.invalid:${receiver.port}/`;
  const posted = await post({ ...openNetwork, lookup }, to(url), "allowed");
  expect(posted).toEqual({ answer: 204, fault: null });
});

it("goes into a private network where that is allowed, over http too, by the name's own address", async () => {
  const receiver = await openReceiver();
  const network = watchedNetwork(receiver.port, ["127.0.0.1"]);
  const url = `http://hooks.intern:${receiver.port}/`;
  expect(await post(network, to(url), "allowed")).toEqual({ answer: 204, fault: null });
  expect(receiver.received[0]?.headers.host).toBe(`hooks.intern:${receiver.port}`);
  expect(await post(network, to(url), "refused")).toEqual({ answer: null, fault: "address" });
  expect(network.asked).toHaveLength(1);
});

test.each([
  "https://user@hooks.example.org/",
  "https://:password@hooks.example.org/",
  "https://hooks.example.org/#part",
  "https://hooks.example.org:0/",
  "http://hooks.example.org/",
  "ftp://hooks.example.org/",
  "https://",
  "hooks.example.org",
])("%s can not be used", async (url) => {
  const network = watchedNetwork(0, [OPEN]);
  expect(await post(network, to(url), "refused")).toEqual({ answer: null, fault: "address" });
  expect([network.asked, network.connected]).toEqual([[], []]);
});

it("a name without an address, or that is not found, is said as such", async () => {
  const notFound = Object.assign(new Error("ENOTFOUND"), { syscall: "getaddrinfo" });
  const lookup: LookupFunction = (_name, _options, answer) => answer(notFound, "", 0);
  for (const url of ["https://hooks.example.org/", "https://./"])
    for (const allowed of ["refused", "allowed"] as const)
      expect(await post({ ...openNetwork, lookup }, to(url), allowed)).toEqual({
        answer: null,
        fault: "no-address",
      });
});

it("a port that nobody listens on is no connection", async () => {
  const receiver = await openReceiver((response) => void response.destroy());
  const posted = await post(openNetwork, to(receiver.url), "allowed");
  expect(posted).toEqual({ answer: null, fault: "connection" });
});

it("what speaks no TLS, or has a certificate that nobody vouches for, is no receiver", async () => {
  const receiver = await openReceiver();
  const unsigned = await openTestSmtp({ options: { secure: true } });
  const posted = (port: number) => post(openNetwork, to(`https://127.0.0.1:${port}/`), "allowed");
  expect(await posted(receiver.port)).toEqual({ answer: null, fault: "connection" });
  expect(await posted(unsigned.address.port)).toEqual({ answer: null, fault: "certificate" });
  await unsigned.close();
});

it("waits no longer than its seconds for a lookup, an answer and a body", async () => {
  const silent = await openReceiver(() => {});
  const endless = await openReceiver((response) => {
    // A byte now and then keeps no line open.
    setInterval(() => response.write("."), 100).unref();
  });
  const unfound = { ...openNetwork, lookup: () => {} };
  const posted = await Promise.all([
    post(unfound, to("https://hooks.example.org/"), "allowed"),
    post(openNetwork, to(silent.url), "allowed"),
    post(openNetwork, to(endless.url), "allowed"),
  ]);
  const late = { answer: null, fault: "time" };
  expect(posted).toEqual([late, late, { answer: 200, fault: null }]);
});

it("reads no more of an answer than its bound: the line is cut", async () => {
  let written = 0;
  let isCut = false;
  const receiver = await openReceiver((response) => {
    response.on("close", () => (isCut = true));
    const more = (): void => {
      if (isCut || written > 50_000_000) return;
      written += 8_192;
      response.write("x".repeat(8_192), () => setImmediate(more));
    };
    more();
  });
  expect(await post(openNetwork, to(receiver.url), "allowed")).toEqual({
    answer: 200,
    fault: null,
  });
  await expect.poll(() => isCut).toBe(true);
  // What the system holds between two sockets comes on top.
  expect(written).toBeLessThan(20_000_000);
});
