import { folderOf } from "./db/embedded/folder.ts";
import { hostsAndName } from "./db/postgres/postgres-address.ts";

// A % of its own, which the driver takes as it stands.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hosts and ports of a postgres:// address, or the folder of its socket: no user, no password. */
export function hostsOf(databaseUrl: string): string {
  const { hosts } = hostsAndName(databaseUrl);
  const [, socket] = /[?&]host=([^&]*)/.exec(databaseUrl) ?? [];
  return decoded(socket ?? (hosts === "" ? "localhost" : hosts));
}

/** Which database an address names, as an operator knows it: the folder, or the database and its host. No secret is in it. */
export function databasePlace(databaseUrl: string): string {
  if (databaseUrl.startsWith("file:")) return folderOf(databaseUrl);
  if (!databaseUrl.startsWith("postgres")) return databaseUrl;
  const { name } = hostsAndName(databaseUrl);
  return `${name === "" ? "the default database" : decoded(name)} at ${hostsOf(databaseUrl)}`;
}
