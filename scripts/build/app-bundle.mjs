import { join } from "node:path";
import { build as rolldown } from "rolldown";
import { build as vite } from "vite";
import { sourceLanguage } from "../../domain/language.ts";
import { root } from "../project-root.mjs";
import { compressFolder } from "./compress.mjs";
import { workerBundle } from "./service-worker.mjs";
import { pageLanguage } from "./words.mjs";

/**
 * Scripts, service worker and renderer of one language: `web` and `render` in a folder.
 * @param {string} folder
 * @param {string} language
 * @param {() => import("vite").Plugin[]} texts plugins, new ones for each of the two builds
 */
export async function appBundle(folder, language = sourceLanguage, texts = () => []) {
  const web = join(folder, "web");
  const own = language === sourceLanguage ? [] : [pageLanguage(language)];
  /** @param {string} name @param {object} build */
  const made = (name, build = {}) =>
    vite({
      root,
      configFile: join(root, "vite.config.ts"),
      mode: "production",
      plugins: [...own, ...texts()],
      build: { outDir: join(folder, name), emptyOutDir: true, ...build },
    });
  await Promise.all([
    made("web")
      .then(async () => rolldown(await workerBundle(root, web, language)))
      .then(() => compressFolder(web)),
    made("render", { ssr: "web/app/entry-server.tsx" }),
  ]);
}
