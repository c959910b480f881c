import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build as rolldown } from "rolldown";
import { build as vite } from "vite";
import { root } from "../project-root.mjs";
import { compressFolder } from "./compress.mjs";
import { serverBundle } from "./server-bundle.mjs";
import { workerBundle } from "./service-worker.mjs";

// Makes dist, under the pinned Node: web and render by Vite, service worker and server by rolldown,
// and the cluster of a new embedded database.

// Read by the thread that draws pictures.
const cardFonts = "server/coaching/milestones/card/fonts";

// Never bundle React's development build, whatever the shell sets.
process.env.NODE_ENV = "production";

const config = { root, configFile: join(root, "vite.config.ts"), mode: "production" };
const web = join(root, "dist", "web");
const renderer = { ...config, build: { ssr: "web/app/entry-server.tsx" } };

await Promise.all([
  vite(config)
    .then(async () => rolldown(await workerBundle(root, web)))
    .then(() => compressFolder(web)),
  vite(renderer),
  rolldown(serverBundle(root)).then(() =>
    cp(join(root, cardFonts), join(root, "dist", "server", "card-fonts"), { recursive: true }),
  ),
  promisify(execFile)(process.execPath, [join(root, "scripts", "build", "cluster.mjs")]),
]);
