import type { ConnectionOptions } from "node:tls";

export interface PostgresAddress {
  readonly connectionString: string;
  /** `false` only for this machine, or where the address says sslmode=disable. */
  readonly ssl: false | ConnectionOptions;
}

/** Reads a postgres:// address. Any other sslmode means a verified certificate: weaker ones are not offered. */
export function postgresAddress(url: string): PostgresAddress {
  const [address = "", query = ""] = url.split("?", 2);
  const options = new URLSearchParams(query);
  const mode = options.get("sslmode");
  const host = options.get("host") ?? hostOf(address);
  // pg would let these override `ssl`, with meanings that change between its releases.
  for (const name of ["ssl", "sslmode", "uselibpqcompat"]) options.delete(name);
  const plain = mode === "disable" || (mode === null && isHere(host));
  return {
    connectionString: options.size > 0 ? `${address}?${options.toString()}` : address,
    ssl: plain ? false : { rejectUnauthorized: true },
  };
}

function hostOf(address: string): string {
  const [, host = ""] = /^[a-z]+:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/]*)/i.exec(address) ?? [];
  return decodeURIComponent(host);
}

function isHere(host: string): boolean {
  if (host === "" || host.startsWith("/")) return true;
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}
