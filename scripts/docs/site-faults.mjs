import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * What a reader's browser would load by itself: it must come from the site.
 * @param {string} text
 */
const loadedElsewhere = (text) =>
  [...text.matchAll(/<(?:script|img|link|iframe)\b[^>]*?\b(?:src|href)="((?:https?:)?\/\/[^"]*)"/g)]
    .concat([...text.matchAll(/(?:url\(|@import )["']?((?:https?:)?\/\/[^"')]*)/g)])
    .map(([, address = ""]) => address);

/**
 * The pages of a built site by their address, such as `/install.html`; styles too.
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
export function builtPages(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = names.filter((name) => /\.(html|css)$/.test(name));
  return new Map(
    read.map((name) => [
      `/${name.replaceAll("\\", "/")}`,
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
}

/**
 * Links to headings that do not exist, and whatever a page loads from elsewhere. VitePress itself finds dead pages.
 * @param {ReadonlyMap<string, string>} pages
 * @returns {string[]}
 */
export function siteFaults(pages) {
  const faults = [];
  for (const [path, text] of pages) {
    for (const address of loadedElsewhere(text)) faults.push(`${path} loads ${address}`);
    for (const [, page = "", id = ""] of text.matchAll(/<a\b[^>]*?\bhref="([^"#:]*)#([^"]+)"/g)) {
      const target = pageAt(new URL(page, `http://site${path}`).pathname, pages);
      if (target === undefined || !target.includes(`id="${decodeURIComponent(id)}"`))
        faults.push(`${path} links to ${page}#${id}, which is not there`);
    }
  }
  return [...new Set(faults)];
}

/**
 * @param {string} address
 * @param {ReadonlyMap<string, string>} pages
 */
function pageAt(address, pages) {
  const file = address.endsWith("/") ? `${address}index.html` : address;
  // `--base /cairn/` puts a folder before each address.
  return pages.get(file) ?? pages.get(file.replace(/^\/[^/]+/, ""));
}
