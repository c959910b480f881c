import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { raw, statusOf } from "#server/app/fixtures/raw-socket.fixture.ts";
import { capConnections, connectionCap } from "./connection-cap.ts";
import { drain, listen } from "./listen.ts";
import { noProxies, TrustedProxies } from "./trusted-proxies.ts";

const proxies = new TrustedProxies([{ address: "10.0.0.9", bits: null }]);

function capOf(connectionsPerAddress: number, trustedProxies = noProxies) {
  const full = vi.fn<(address: string) => void>();
  return { cap: connectionCap({ connectionsPerAddress, trustedProxies }, full), full };
}

describe("connections of one address", () => {
  it("are so many at once, and one more when one has ended", () => {
    const { cap } = capOf(3);
    const open = [1, 2, 3].map(() => cap("192.0.2.1"));
    expect(open.every((leave) => leave !== null)).toBe(true);
    expect(cap("192.0.2.1")).toBeNull();
    open[0]?.();
    expect(cap("192.0.2.1")).not.toBeNull();
    expect(cap("192.0.2.1")).toBeNull();
  });

  it("are no other address's", () => {
    const { cap } = capOf(1);
    cap("192.0.2.1");
    expect(cap("192.0.2.1")).toBeNull();
    expect(cap("192.0.2.2")).not.toBeNull();
  });

  it.each([
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:DB8:1:2::9"],
    ["2001:db8::1", "2001:db8:0:0:ffff::"],
  ])("%s and %s are one", (one, other) => {
    const { cap } = capOf(1);
    expect(cap(one)).not.toBeNull();
    expect(cap(other)).toBeNull();
  });

  it("two networks of IPv6 are two", () => {
    const { cap } = capOf(1);
    expect(cap("2001:db8:1:2::1")).not.toBeNull();
    expect(cap("2001:db8:1:3::1")).not.toBeNull();
  });

  it.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "10.0.0.9", "::ffff:10.0.0.9"])(
    "%s, this machine or the configured proxy, has as many as it likes",
    (address) => {
      const { cap, full } = capOf(1, proxies);
      for (let made = 0; made < 50; made += 1) expect(cap(address)).not.toBeNull();
      expect(full).not.toHaveBeenCalled();
    },
  );

  it("behind a proxy that is not configured as one, it counts as any address", () => {
    const { cap } = capOf(1);
    expect(cap("10.0.0.9")).not.toBeNull();
    expect(cap("10.0.0.9")).toBeNull();
  });

  it("are not counted where the cap is 0", () => {
    const { cap } = capOf(0);
    for (let made = 0; made < 50; made += 1) expect(cap("192.0.2.1")).not.toBeNull();
  });

  it("that are refused are news once, until the address has let go of all", () => {
    const { cap, full } = capOf(2);
    const open = [cap("192.0.2.1"), cap("192.0.2.1")];
    for (let refused = 0; refused < 10; refused += 1) cap("192.0.2.1");
    expect(full.mock.calls).toEqual([["192.0.2.1"]]);
    for (const leave of open) leave?.();
    for (let made = 0; made < 3; made += 1) cap("192.0.2.1");
    expect(full).toHaveBeenCalledTimes(2);
  });
});

describe("an address that holds its connections", () => {
  const slow = "POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n";
  const ask = "GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
  it("gets no more of them, and keeps nobody else out", async () => {
    const { cap, full } = capOf(3);
    const server = await listen(
      new Hono().get("/", () => new Response("here")),
      "127.0.0.1",
      0,
    );
    // It sees every connection come from where it is told.
    let from = "192.0.2.1";
    capConnections(server, () => cap(from));
    const { port } = server.address() as AddressInfo;
    const held = [1, 2, 3].map(() => connect(port, "127.0.0.1"));
    for (const socket of held) {
      await once(socket, "connect");
      socket.write(slow);
    }
    await expect.poll(() => connectionsOf(server)).toBe(3);
    const refused = connect(port, "127.0.0.1").resume();
    refused.on("error", () => {});
    await once(refused, "close");
    await expect.poll(() => connectionsOf(server)).toBe(3);
    expect(full.mock.calls).toEqual([["192.0.2.1"]]);
    from = "192.0.2.2";
    expect(statusOf(await raw(port, ask))).toBe(200);
    // The place of one that hung up is free again.
    held[0]?.destroy();
    await expect.poll(() => connectionsOf(server)).toBe(2);
    from = "192.0.2.1";
    expect(statusOf(await raw(port, ask))).toBe(200);
    for (const socket of held) socket.destroy();
    await drain(server);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
