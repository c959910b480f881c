import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} name of a program */
const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Without a daemon: both need root on Linux. */
export const hasImageTools = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  ["buildah", "debootstrap", "runc"].every(onPath);

export const hasSystemd = () => onPath("systemd-analyze");

/** Checks compose files against their schema, without a daemon. */
export const hasCompose = () => onPath("docker-compose");
