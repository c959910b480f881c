import type { Server } from "node:net";
import type { Config } from "../config.ts";
import { isLocalPeer, networkOf, peerOf } from "./peer.ts";

/** Counts a connection from an address; null where that address has as many as it may, else how to end the count. */
type ConnectionCap = (remoteAddress: string | undefined) => (() => void) | null;

type Limits = Pick<Config, "connectionsPerAddress" | "trustedProxies">;

/**
 * Keeps one address from holding all connections (threats T42). This machine and trusted proxies are never counted:
 * the one is the operator, the others bring everybody's connections, and cap them themselves. `full` is called with an
 * address that is refused, once until it has no connection left.
 */
export function connectionCap(
  { connectionsPerAddress: most, trustedProxies }: Limits,
  full: (address: string) => void,
): ConnectionCap {
  const open = new Map<string, number>();
  const told = new Set<string>();
  const leave = (network: string): void => {
    const left = (open.get(network) ?? 0) - 1;
    if (left > 0) return void open.set(network, left);
    open.delete(network);
    told.delete(network);
  };
  return (remoteAddress) => {
    const address = peerOf(remoteAddress);
    if (most === 0 || trustedProxies.has(address) || isLocalPeer(address)) return () => {};
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count < most) {
      open.set(network, count + 1);
      return () => leave(network);
    }
    if (!told.has(network)) full(address);
    told.add(network);
    return null;
  };
}

/** Has a server refuse what is beyond a cap. */
export function capConnections(server: Server, cap: ConnectionCap): void {
  server.on("connection", (socket) => {
    const leave = cap(socket.remoteAddress);
    // Nothing was read of it yet, and nothing will be.
    if (leave === null) return void socket.destroy();
    socket.once("close", leave);
  });
}
