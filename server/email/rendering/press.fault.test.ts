import { afterEach, expect, it } from "vitest";
import { mailTypes, type MailType } from "#domain/mail.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { signUnder } from "#server/platform/secret.ts";
import { composed, type Letter } from "./compose.ts";
import { Press } from "./press.ts";

// The thread is there only where the server is built.
const worker = new URL("../../../dist/server/press-worker.js", import.meta.url);
const stationery = {
  sign: signUnder("a secret of this test"),
  publicUrl: new URL("https://cairn.example.org"),
};
const presses: Press[] = [];

afterEach(() => {
  for (const press of presses.splice(0)) press.close();
});

function letterOf(type: MailType): Letter {
  const head = { messageId: "<one@cairn.example.org>", uid: "u", recipient: "ada@example.org" };
  return { type, facts: sampleOf(type).facts, ...head, createdAt: 0 } as Letter;
}

it("the built thread writes every mail as this one does", async () => {
  const press = new Press({ worker, fewMails: 0 });
  presses.push(press);
  const letters = Array.from({ length: 100 }, (_, at) =>
    letterOf(mailTypes[at % mailTypes.length] ?? "marketing"),
  );
  const here = await Promise.all(letters.map((letter) => composed(letter, stationery)));
  const there = await Promise.all(
    letters.map((letter) => composed(letter, stationery, (sheet) => press.print(sheet))),
  );
  expect(there).toEqual(here);
  expect(press.threads).toBe(1);
});
