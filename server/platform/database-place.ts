import { folderOf } from "./db/embedded/folder.ts";
import { hostsAndName } from "./db/postgres/postgres-address.ts";

// An unescaped %, which the driver accepts.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hostsOf(databaseUrl: string): string {
  const { hosts } = hostsAndName(databaseUrl);
  const [, socket] = /[?&]host=([^&]*)/.exec(databaseUrl) ?? [];
  return decoded(socket ?? (hosts === "" ? "localhost" : hosts));
}

export function databasePlace(databaseUrl: string): string {
  if (databaseUrl.startsWith("file:")) return folderOf(databaseUrl);
  if (!databaseUrl.startsWith("postgres")) return databaseUrl;
  const { name } = hostsAndName(databaseUrl);
  return `${name === "" ? "the default database" : decoded(name)} at ${hostsOf(databaseUrl)}`;
}
