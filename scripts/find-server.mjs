import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Debian installs these outside the PATH of ordinary users.
 * @param {"nginx" | "haproxy" | "caddy" | "pgbouncer"} name
 */
export function findServer(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
