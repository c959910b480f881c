import { expect, it } from "vitest";
import { mailTypes } from "#domain/mail.ts";
import { openTestApp, send } from "#server/app/fixtures/test-app.fixture.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { linked, PATH, THIS } from "../fixtures/linked-goal.fixture.ts";
import type { QueuedMail } from "../mails/mails.ts";
import { composeMail } from "../rendering/compose-mail.ts";

describeWithDatabase("a scanner", (open) => {
  it("that opens, prefetches and HEADs every link of every mail changes nothing", async () => {
    const { test, owner, goalId } = await linked(await openTestApp(await open()));
    const { sign, config, db } = test.deps;
    const head = { messageId: "<a@b>", uid: owner.uid, recipient: "a@b.example", createdAt: 0 };
    const before = await tableHash(db);
    const opened = new Set<string>();
    for (const type of mailTypes) {
      const { facts } = sampleOf(type);
      const own = JSON.parse(
        JSON.stringify(facts, (key, value: unknown) => {
          if (key === "goalId") return goalId;
          return key === "due" && value !== null ? THIS : value;
        }),
      ) as object;
      const mail = { ...head, type, facts: own } as QueuedMail;
      const { html } = await composeMail(mail, {
        sign,
        publicUrl: config.publicUrl,
        today: THIS,
      });
      for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) {
        const { pathname, search } = new URL(href.replaceAll("&amp;", "&"));
        opened.add(pathname);
        const ways = [
          ["GET", {}],
          ["HEAD", {}],
          ["GET", { "sec-purpose": "prefetch", purpose: "prefetch" }],
        ] as const;
        for (const [method, headers] of ways) {
          await send(test.app, method, `${pathname}${search}`, undefined, headers);
          const params = new URLSearchParams(search);
          await send(test.app, method, `${PATH}?token=${params.get("token")}`, undefined, headers);
        }
        test.at += 1_000;
      }
    }
    expect([...opened]).toEqual(expect.arrayContaining(["/check-in/by-mail", "/unsubscribe"]));
    expect(await tableHash(db)).toBe(before);
  });
});
