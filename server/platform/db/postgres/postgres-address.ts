import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import type { ClientConfig } from "pg";

/** One host of a postgres:// address, with all else that the address says. */
export interface PostgresAddress {
  /** For the log: host and port. */
  readonly name: string;
  readonly connectionString: string;
  /** What the address asks of each session, as PostgreSQL's `options`; "" for nothing. */
  readonly options: string;
  /** `false` only for this machine, or where the address says sslmode=disable. */
  readonly ssl: false | ConnectionOptions;
}

/** The part of a client's configuration that its address decides. */
export function addressed({ connectionString, options, ssl }: PostgresAddress): ClientConfig {
  return { connectionString, ssl, ...(options === "" ? {} : { options }) };
}

// A password may hold an @ or a comma: the hosts stand behind the last @ of the authority.
const SHAPE = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/is;

/** What of an address is no secret: its hosts with their ports, as they stand there, and the name of its database. */
export function hostsAndName(url: string): { readonly hosts: string; readonly name: string } {
  const [, , hosts = "", after = ""] = SHAPE.exec(url) ?? [];
  const [, name = ""] = /^\/([^?]*)/.exec(after) ?? [];
  return { hosts, name };
}

/** The same address once for each host that it names: postgres://USER:PASSWORD@ONE:5432,OTHER:5432/NAME has two. */
export function addressesOfHosts(url: string): readonly string[] {
  const [, before = "", hosts = "", after = ""] = SHAPE.exec(url) ?? [];
  const named = hosts.split(",");
  return named.length === 1 ? [url] : named.map((host) => `${before}${host}${after}`);
}

/** Reads a postgres:// address, host by host. Throws where a file that it names cannot be read. */
export function postgresAddresses(url: string): readonly PostgresAddress[] {
  const read = addressesOfHosts(url).map(readAddress);
  // What one of them has to have, all have: whoever answers in the place of the other is asked for its certificate too.
  const plain = read.every(({ isPlain }) => isPlain);
  const [first] = read;
  const ssl = plain || first === undefined ? false : verified(first.options);
  return read.map(({ address, name, options }) => ({
    name,
    connectionString: withOptions(address, options),
    options: options.get("options") ?? "",
    ssl,
  }));
}

// pg would let these override `ssl`, with meanings that change between its releases.
const OURS = ["ssl", "sslmode", "uselibpqcompat", "sslrootcert", "sslcert", "sslkey", "options"];
export const knownParameters: readonly string[] = ["host", "port", ...OURS];

/** The parameters of an address that mean nothing here. pg would let them change what a session is asked for. */
export function unknownParameters(url: string): readonly string[] {
  const [, query = ""] = url.split("?", 2);
  return [...new Set(new URLSearchParams(query).keys())].filter(
    (name) => !knownParameters.includes(name),
  );
}

function readAddress(url: string) {
  const [address = "", query = ""] = url.split("?", 2);
  const options = new URLSearchParams(query);
  const mode = options.get("sslmode");
  const { host: named, port } = hostAndPort(address);
  const host = options.get("host") ?? named;
  const isLocal = mode === null && !options.has("sslrootcert") && isHere(host);
  return {
    address,
    options,
    name: port === "" ? host : `${host}:${port}`,
    isPlain: mode === "disable" || isLocal,
  };
}

/** Any sslmode but `disable` means verify-full: one that encrypts without asking who answers is not offered. */
function verified(options: URLSearchParams): ConnectionOptions {
  const file = (name: string) => {
    const path = options.get(name);
    return path === null ? undefined : contentOf(name, path);
  };
  const [ca, cert, key] = [file("sslrootcert"), file("sslcert"), file("sslkey")];
  return {
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
  };
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw new Error(`${name}=${path} in the address of the database cannot be read (${code}).`, {
      cause: error,
    });
  }
}

function withOptions(address: string, options: URLSearchParams): string {
  const kept = new URLSearchParams(options);
  for (const name of OURS) kept.delete(name);
  return kept.size > 0 ? `${address}?${kept.toString()}` : address;
}

function hostAndPort(address: string): { host: string; port: string } {
  const { hosts } = hostsAndName(address);
  const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?/.exec(hosts) ?? [];
  return { host: decodeURIComponent(host), port };
}

function isHere(host: string): boolean {
  if (host === "" || host.startsWith("/")) return true;
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}
