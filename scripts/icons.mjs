import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, findTestChromium } from "./chromium.mjs";
import { root } from "./project-root.mjs";

// `npm run icons`: makes the icons of the installed app in web/public from its favicon.

const folder = join(root, "web", "public");
const paper = "#f6f1e6";

/**
 * Size in pixels, and the cairn's share of it: icons that are cut to a circle need a margin.
 * @type {readonly { name: string, size: number, share: number }[]}
 */
const icons = [
  { name: "icon-192.png", size: 192, share: 0.72 },
  { name: "icon-512.png", size: 512, share: 0.72 },
  { name: "icon-maskable-512.png", size: 512, share: 0.56 },
  { name: "apple-touch-icon.png", size: 180, share: 0.72 },
];

const svg = await readFile(join(folder, "favicon.svg"), "utf8");
const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const executablePath = findTestChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const { name, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;background:${paper};display:grid;place-items:center;height:100vh"><img src="${picture}" width="${side}" height="${side}"></body>`,
  );
  await writeFile(join(folder, name), await page.screenshot());
  await page.close();
}
await browser.close();
