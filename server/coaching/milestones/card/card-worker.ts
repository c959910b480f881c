import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { inLanguage } from "#server/platform/language.ts";
import { cardDrawing } from "./card-drawing.ts";
import type { CardRequest } from "./card-painter.ts";

const port = parentPort;
if (port === null) throw new Error("This module is the worker thread of pictures.");

await initWasm(await readFile(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

port.on("message", ({ facts, language }: CardRequest) => {
  const svg = inLanguage(language, () => cardDrawing(facts));
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  port.postMessage(png);
});
