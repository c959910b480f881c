import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

// The provider's own types would bring those of Node along.
interface DevTools {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** For tests in a browser: sets what the person's system says of motion, for one test. */
export async function preferMotion(value: "reduce" | "no-preference"): Promise<void> {
  await emulate(value);
  onTestFinished(() => emulate(""));
}

async function emulate(value: string): Promise<void> {
  const features = [{ name: "prefers-reduced-motion", value }];
  const tools: unknown = cdp();
  await (tools as DevTools).send("Emulation.setEmulatedMedia", { features });
}
