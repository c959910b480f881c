import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The nginx of this machine: Debian keeps it where only root looks. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
}
