import { join } from "node:path";
import { argv, exit } from "node:process";
import type { Plugin } from "vite";
import { sourceLanguage } from "#domain/language.ts";
import { appBundle } from "../scripts/build/app-bundle.mjs";
import { root } from "../scripts/project-root.mjs";
import { copiedBuild } from "./other-build.ts";

// `node e2e/later-build.ts FOLDER`: the build of a later release, made there of the same sources but for the texts below. The
// server is that of dist, which stays as it is.

/** In the first script, in a page's, and in the document without a server: each in a file of its own. */
const texts: readonly (readonly [file: string, text: string])[] = [
  ["web/client/client.words.ts", '"Sign Out'],
  ["web/email/email.words.ts", '"Email Settings'],
  ["web/app/app.words.ts", "offline: \"You're offline"],
];

function laterTexts(): Plugin {
  const left = new Map(texts.map(([file, text]) => [join(root, file), text]));
  return {
    name: "later-texts",
    enforce: "pre",
    transform: {
      // Before the texts are exports.
      order: "pre",
      handler(source, id) {
        const text = left.get(id);
        if (text === undefined || !source.includes(text)) return undefined;
        left.delete(id);
        return { code: source.replace(text, `${text} (later)`), map: null };
      },
    },
    buildEnd() {
      if (left.size > 0) throw new Error(`${[...left.keys()].join(", ")}: its text is not there.`);
    },
  };
}

const [, , folder] = argv;
if (folder === undefined) exit(2);
const dist = await copiedBuild(folder, ["server", "languages"]);
await appBundle(dist, sourceLanguage, () => [laterTexts()]);
