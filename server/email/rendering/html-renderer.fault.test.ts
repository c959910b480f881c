import { afterAll, expect, it } from "vitest";
import { mailTypes, type MailType } from "#domain/mail.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { signUnder } from "#server/platform/secret.ts";
import type { QueuedMail } from "../mails/mails.ts";
import { composeMail } from "./compose-mail.ts";
import { HtmlRenderer } from "./html-renderer.ts";

// Only a built server has the worker.
const worker = new URL("../../../dist/server/render-worker.js", import.meta.url);
const context = {
  sign: signUnder("a secret of this test"),
  publicUrl: new URL("https://cairn.example.org"),
  today: "2026-03-16",
};
const renderer = new HtmlRenderer({ worker, fewMails: 0 });
afterAll(() => renderer.close());

function mailOf(type: MailType): QueuedMail {
  const head = { messageId: "<one@cairn.example.org>", uid: "u", recipient: "ada@example.org" };
  return { type, facts: sampleOf(type).facts, ...head, createdAt: 0 } as QueuedMail;
}

it("the built worker renders every mail as this thread does", async () => {
  const mails = Array.from({ length: 100 }, (_, at) =>
    mailOf(mailTypes[at % mailTypes.length] ?? "marketing"),
  );
  const here = await Promise.all(mails.map((mail) => composeMail(mail, context)));
  const there = await Promise.all(
    mails.map((mail) =>
      composeMail(mail, { ...context, renderHtml: (input) => renderer.render(input) }),
    ),
  );
  expect(there).toEqual(here);
  expect(renderer.workersStarted).toBe(1);
});
