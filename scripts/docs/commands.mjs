import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Said in the section of a block of commands that no test runs. */
const NOT_RUN = "Not run by our tests";

/**
 * The lines of a page's fenced `sh` blocks, without comments; of its sections that say that they are not run, none.
 * @param {string} text
 * @returns {string[]}
 */
export function commandsOf(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => !section.includes(NOT_RUN));
  return sections
    .flatMap((section) => [...section.matchAll(/^```sh\n([^]*?)^```$/gm)])
    .flatMap(([, block = ""]) => block.replaceAll(/\\\n/g, "").split("\n"))
    .map((line) => line.replace(/(^|\s)#.*$/, "").trim())
    .filter((line) => line !== "");
}

/**
 * By page: README.md and the pages of the site, but for the decisions.
 * @param {string} root
 * @returns {ReadonlyMap<string, string[]>}
 */
export function documentedCommands(root) {
  const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const paths = ["README.md", ...pages.map((name) => `docs/${name}`)];
  return new Map(paths.map((path) => [path, commandsOf(readFileSync(join(root, path), "utf8"))]));
}
