import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./project-root.mjs";

// `npm run fonts`: makes what stands in web/style/fonts from the package of the face (decision 33).

const face = join(root, "node_modules", "@fontsource-variable", "literata");
const folder = join(root, "web", "style", "fonts");

/**
 * @param {number} first code point
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

// The second file is loaded where a letter of it is on the screen: its `unicode-range` in web/style/fonts.css.
const subsets = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„†•…′″‹›€™↑↓−`,
  "latin-ext": `${range(0x100, 0x17f)}ȘșȚț`,
};

// One optical size, between that of titles and that of text. Whatever is not named here goes.
const options = /** @type {const} */ ({
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 600 }, opsz: 20 },
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
});

await mkdir(folder, { recursive: true });
for (const [name, characters] of Object.entries(subsets)) {
  const whole = await readFile(join(face, "files", `literata-${name}-opsz-normal.woff2`));
  const subset = await subsetFont(whole, characters, options);
  await writeFile(join(folder, `literata-${name}.woff2`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
await copyFile(join(face, "LICENSE"), join(folder, "OFL.txt"));
