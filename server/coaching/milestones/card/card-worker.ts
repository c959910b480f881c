import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { CardFacts } from "./card-facts.ts";
import { cardDrawing } from "./card-drawing.ts";

const port = parentPort;
if (port === null) throw new Error("This module is the worker thread of pictures.");

await initWasm(await readFile(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

port.on("message", (facts: CardFacts) => {
  const drawing = new Resvg(cardDrawing(facts), { font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  port.postMessage(png);
});
