import { fileURLToPath } from "node:url";

/** The folder of the clone, from wherever a command was called. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");
