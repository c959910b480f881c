import { expect, it, vi } from "vitest";
import { startDeliveries } from "./deliveries.ts";
import { OutboxSignal } from "./outbox-signal.ts";

it("takes at once what is queued while it looks and finds nothing yet", async () => {
  const looked = Promise.withResolvers<undefined>();
  const claim = vi.fn<() => Promise<string | undefined>>().mockResolvedValue(undefined);
  claim.mockReturnValueOnce(looked.promise).mockResolvedValueOnce("queued meanwhile");
  const delivered = Promise.withResolvers<string>();
  const signal = new OutboxSignal();
  const worker = startDeliveries<string>({
    claim,
    deliver: (claimed) => Promise.resolve(delivered.resolve(claimed)),
    release: async () => {},
    onFailure: delivered.reject,
    signal,
    pollMs: 600_000,
  });
  signal.notify();
  looked.resolve(undefined);
  expect(await delivered.promise).toBe("queued meanwhile");
  await worker.stop();
});
