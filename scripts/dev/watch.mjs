import { rmSync } from "node:fs";
import { join } from "node:path";
import { watch as watchServer } from "rolldown";
import { build } from "vite";
import { serverBundle } from "../build/server-bundle.mjs";
import { root } from "../project-root.mjs";
import { followBundle } from "./follow-bundle.mjs";
import { reloadProxy } from "./reload-proxy.mjs";
import { restartingServer } from "./restarting-server.mjs";

// Every change is bundled as for production (a second or less),
// the server restarts, and open pages reload.
process.env.NODE_ENV = "production";

const port = Number(process.env.PORT ?? 3000);
const appPort = port + 1;
// dist is not a finished build now: the next `npm start` must build again.
rmSync(join(root, "dist", ".cairn-stamp"), { force: true });

const proxy = reloadProxy({ port, appPort });
const server = restartingServer({
  file: join(root, "dist", "server", "serve.js"),
  cwd: root,
  port: appPort,
  publicUrl: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  restarted: proxy.reload,
});

/** @type {Set<string>} */
const bundled = new Set();
/** @param {string} name */
function done(name) {
  bundled.add(name);
  if (bundled.size === 3) void server.restart();
}

const told = (/** @type {string} */ name) => ({ done: () => done(name), failed: console.error });

const config = { root, configFile: join(root, "vite.config.ts"), mode: "production" };
followBundle(watchServer(serverBundle(root)), told("server"));
for (const [name, ssr] of /** @type {const} */ ([
  ["web", false],
  ["render", "web/app/entry-server.tsx"],
])) {
  const watcher = await build({ ...config, build: { ssr, watch: {} } });
  if ("on" in watcher) followBundle(watcher, told(name));
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
