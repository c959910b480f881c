import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

const comment = /\/\*.*?\*\//gs;
const nameInStyle = /(?:\.|@keyframes )([a-z_][\w-]*)/gi;
const DIGITS = 36;

/**
 * Names the classes of the style modules under `root` in the page: each by its number among all, which the browser's
 * build and the renderer's count alike. With their own names every document was a kilobyte longer. One that came while
 * the sources are watched has its module's and its own.
 * @param {string} root
 * @returns {(name: string, file: string) => string}
 */
export function styleNames(root) {
  const files = globSync("web/**/*.module.css", { cwd: root }).toSorted();
  const classes = files.flatMap((file) => {
    const style = readFileSync(join(root, file), "utf8").replace(comment, "");
    const names = new Set([...style.matchAll(nameInStyle)].map(([, name]) => name));
    return [...names].map((name) => `${file} ${name}`);
  });
  const numbers = new Map(classes.map((one, number) => [one, number]));
  // Of one length: none is the beginning of another.
  const { length } = classes.length.toString(DIGITS);
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, ""));
    const number = numbers.get(`${path} ${name}`);
    return number === undefined
      ? `_${basename(path, ".module.css").replaceAll("-", "_")}_${name}`
      : `_${number.toString(DIGITS).padStart(length, "0")}`;
  };
}
