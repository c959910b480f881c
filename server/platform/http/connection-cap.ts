import type { Server } from "node:net";
import type { Config } from "../config/config.ts";
import { isLocalPeer, networkOf, peerOf } from "./peer.ts";

type ConnectionCap = (remoteAddress: string | undefined) => (() => void) | null;

type Limits = Pick<Config, "connectionsPerAddress" | "trustedProxies">;

/**
 * Keeps one address from taking all connections (threats T42). Trusted proxies are exempt:
 * they cap clients themselves. `full` is called once per refused address until it is idle.
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

export function capConnections(server: Server, cap: ConnectionCap): void {
  server.on("connection", (socket) => {
    const leave = cap(socket.remoteAddress);
    if (leave === null) return void socket.destroy();
    socket.once("close", leave);
  });
}
