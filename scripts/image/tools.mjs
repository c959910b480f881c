import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} name of a program */
const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Whether an image can be built and run here, without a daemon: both take root's rights on Linux. */
export const hasImageTools = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  ["buildah", "debootstrap", "runc"].every(onPath);

/** Whether a unit file can be looked at. */
export const hasSystemd = () => onPath("systemd-analyze");

/** Whether compose files can be held against their schema: it takes no daemon. */
export const hasCompose = () => onPath("docker-compose");
