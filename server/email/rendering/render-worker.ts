import { parentPort } from "node:worker_threads";
import { inLanguage } from "#server/platform/language.ts";
import { htmlMail } from "./html-mail.tsx";
import type { RenderRequest, RenderResult } from "./html-renderer.ts";

const port = parentPort;
if (port === null) throw new Error("This module is the worker thread of the mail renderer.");

port.on("message", ({ id, ...input }: RenderRequest) => {
  const result: RenderResult = { id, html: inLanguage(input.language, () => htmlMail(input)) };
  port.postMessage(result);
});
