import { parentPort } from "node:worker_threads";
import { htmlMail } from "./html-mail.tsx";
import type { Printed, Sheet } from "./press.ts";

/** The thread in which the HTML of many mails is written. */
const port = parentPort;
if (port === null) throw new Error("This module is the mail press's worker thread.");

port.on("message", ({ id, body, foot, publicUrl }: Sheet & { readonly id: number }) => {
  const printed: Printed = { id, html: htmlMail(body, foot, new URL(publicUrl)) };
  port.postMessage(printed);
});
