import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./project-root.mjs";

// `npm run fonts`: makes web/style/fonts from the font's package (decision 33).

const face = join(root, "node_modules", "@fontsource-variable", "literata");
const folder = join(root, "web", "style", "fonts");

/**
 * @param {number} first code point
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

// The second file loads only when needed: see `unicode-range` in web/style/fonts.css.
const subsets = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıˆ˜–—‘’‚“”„†•…′″‹›€™↑↓−`,
  "latin-ext": `${range(0x100, 0x17f)}ȘșȚț`,
};

// One optical size, between titles and text. Features not named here are dropped.
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

// For pictures (decision 40): one weight, as TrueType, which the shaper there needs.
const cards = join(root, "server", "coaching", "milestones", "card", "fonts");
const packages = join(root, "node_modules", "@fontsource");

/** Rows of JIS X 0208 with the level-1 kanji. */
const KANJI_ROWS = { first: 16, last: 47, cells: 94 };

function commonKanji() {
  const decoder = new TextDecoder("euc-jp");
  const { first, last, cells } = KANJI_ROWS;
  const bytes = Array.from({ length: (last - first + 1) * cells }, (_, at) => [
    first + Math.floor(at / cells) + 0xa0,
    (at % cells) + 1 + 0xa0,
  ]);
  return bytes
    .map((pair) => decoder.decode(new Uint8Array(pair)))
    .filter((letter) => letter !== "\ufffd")
    .join("");
}

const european = `${range(0x20, 0x7e)}${range(0xa0, 0x52f)}${range(0x1e00, 0x1fff)}${range(0x2000, 0x22ff)}`;
const literataFiles = [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "greek-ext",
  "cyrillic",
  "cyrillic-ext",
];
const faces = [
  ...literataFiles.map((name) => ({
    name: `literata-${name}`,
    file: join(face, "files", `literata-${name}-opsz-normal.woff2`),
    characters: european,
    variationAxes: { wght: 500, opsz: 36 },
  })),
  {
    name: "noto-sans-arabic",
    file: join(packages, "noto-sans-arabic", "files", "noto-sans-arabic-arabic-500-normal.woff2"),
    characters: `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}\u200c\u200d`,
  },
  {
    name: "noto-sans-jp",
    file: join(packages, "noto-sans-jp", "files", "noto-sans-jp-japanese-500-normal.woff2"),
    characters: `${range(0x3000, 0x30ff)}${range(0xff01, 0xff9f)}${commonKanji()}`,
  },
];

await mkdir(cards, { recursive: true });
for (const { name, file, characters, ...axes } of faces) {
  const whole = await readFile(file);
  const subset = await subsetFont(whole, characters, {
    targetFormat: "truetype",
    noHinting: true,
    ...axes,
  });
  await writeFile(join(cards, `${name}.ttf`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
for (const name of ["noto-sans-arabic", "noto-sans-jp"])
  await copyFile(join(packages, name, "LICENSE"), join(cards, `OFL-${name}.txt`));
await copyFile(join(face, "LICENSE"), join(cards, "OFL-literata.txt"));
