import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * A server of this machine that tests run: Debian keeps it where only root looks.
 * @param {"nginx" | "pgbouncer"} name
 */
export function findServer(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
