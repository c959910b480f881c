import { pathToFileURL } from "node:url";
import { citationFaults } from "./style-checks/citation-faults.mjs";
import { contentFaults } from "./style-checks/content-faults.mjs";
import { longLines, proseFaults } from "./style-checks/prose-faults.mjs";
import { earlyWords } from "./style-checks/early-words.mjs";
import { isSource, isTest, projectFiles, textOf } from "./style-checks/source-files.mjs";
import { styleFaults } from "./style-checks/style-faults.mjs";
import { syntaxFaults } from "./style-checks/syntax-faults.mjs";
import { textFaults } from "./style-checks/text-faults.mjs";
import { translationFaults } from "./style-checks/translation-faults.mjs";
import { wordFaults } from "./style-checks/word-faults.mjs";
import { root } from "./project-root.mjs";

/** VitePress names files and tokens there. */
const ofVitePress = /^docs\/\.vitepress\//;
const binary = /\.(png|jpe?g|webp|ico|woff2?|gz|br|wasm|tar|tgz)$/;

/**
 * Rules that no linter has: names, texts, days, content policy, bare texts, classes, citations.
 * @param {string} folder the root of a project
 * @returns {{ faults: string[], files: number }}
 */
export function checkHouseRules(folder) {
  const files = projectFiles(folder)
    .filter((path) => !binary.test(path) && !ofVitePress.test(path))
    .filter((path) => !/(^|\/)package-lock\.json$/.test(path))
    .map((path) => ({ path, text: textOf(folder, path) }));
  const faults = files.flatMap(({ path, text }) => [
    ...contentFaults(path, text),
    ...(isSource(path) ? [...syntaxFaults(path, text), ...proseFaults(path, text)] : []),
    ...(/^(?!bench\/results\/).*\.md$/.test(path) ? longLines(path, text) : []),
    ...(/^web\/.*\.tsx$/.test(path) && !isTest(path) ? textFaults(path, text) : []),
    ...(/^(domain|contract|server|web)\/.*\.tsx?$/.test(path) && !isTest(path)
      ? wordFaults(path, text)
      : []),
    ...(/^(domain|contract|server)\/.*\.tsx?$/.test(path) && !isTest(path)
      ? earlyWords(path, text)
      : []),
  ]);
  return {
    faults: [
      ...faults,
      ...styleFaults(files),
      ...citationFaults(files),
      ...translationFaults(files.map(({ path }) => path)),
    ],
    files: files.length,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { faults, files } = checkHouseRules(root);
  for (const fault of faults) console.error(fault);
  console.log(`${files} files, ${faults.length} against the house rules`);
  process.exitCode = faults.length > 0 || files === 0 ? 1 : 0;
}
