import { basename } from "node:path";

/**
 * The name that a class of a style module has in the page: no two modules have one name (scripts/house/style-faults.mjs),
 * and a hash would be a tenth of the sheet that every document carries.
 * @param {string} name
 * @param {string} file
 */
export function styleName(name, file) {
  return `_${basename(file.replace(/\?.*$/, ""), ".module.css").replaceAll("-", "_")}_${name}`;
}
