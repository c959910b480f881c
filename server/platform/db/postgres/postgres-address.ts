import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import type { ClientConfig } from "pg";

export interface PostgresAddress {
  readonly name: string;
  readonly connectionString: string;
  /** PostgreSQL's `options`; "" for none. */
  readonly options: string;
  /** `false` only for this machine or sslmode=disable. */
  readonly ssl: false | ConnectionOptions;
}

export function clientConfig({ connectionString, options, ssl }: PostgresAddress): ClientConfig {
  return { connectionString, ssl, ...(options === "" ? {} : { options }) };
}

// A password may contain @ or a comma: hosts follow the last @ of the authority.
const SHAPE = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/is;

export function hostsAndName(url: string): { readonly hosts: string; readonly name: string } {
  const [, , hosts = "", after = ""] = SHAPE.exec(url) ?? [];
  const [, name = ""] = /^\/([^?]*)/.exec(after) ?? [];
  return { hosts, name };
}

/** postgres://USER:PASSWORD@ONE:5432,OTHER:5432/NAME gives two. */
export function addressesOfHosts(url: string): readonly string[] {
  const [, before = "", hosts = "", after = ""] = SHAPE.exec(url) ?? [];
  const named = hosts.split(",");
  return named.length === 1 ? [url] : named.map((host) => `${before}${host}${after}`);
}

export function postgresAddresses(url: string): readonly PostgresAddress[] {
  const read = addressesOfHosts(url).map(readAddress);
  // One verified host means all are: a replacement must prove its certificate too.
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

/** pg would pass these on as session settings. */
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

/** Any sslmode but `disable` means verify-full. */
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
