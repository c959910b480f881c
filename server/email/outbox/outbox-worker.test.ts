import { expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox } from "../fixtures/outbox.fixture.ts";
import { startOutbox } from "./outbox-worker.ts";

describeWithDatabase("the worker", (open) => {
  it("sends when it is notified, and lets what is under way end before it stops", async () => {
    const test = await openOutbox(await open());
    const answers: (() => void)[] = [];
    const begun = Promise.withResolvers<void>();
    test.transport.answer = () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ kind: "sent" }));
        begun.resolve();
      });
    const outbox = startOutbox(test.deps, { pollMs: 600_000 });
    await test.announce(await test.reader(), "1");
    test.deps.outboxSignal.notify();
    await begun.promise;
    await test.announce(await test.reader(), "2");
    const stopped = outbox.stop();
    answers[0]?.();
    await stopped;
    expect((await test.outbox()).map(({ status, held }) => [status, held])).toEqual([
      ["sent", false],
      ["pending", false],
    ]);
  });

  it("finds by itself what others have written", async () => {
    const test = await openOutbox(await open());
    const sent = Promise.withResolvers<void>();
    test.transport.answer = () => {
      sent.resolve();
      return { kind: "sent" };
    };
    const outbox = startOutbox(test.deps, { pollMs: 5 });
    await test.announce(await test.reader(), "1");
    await sent.promise;
    await outbox.stop();
    expect((await test.outbox())[0]?.status).toBe("sent");
  });
});
