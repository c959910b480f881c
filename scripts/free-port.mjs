import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A free TCP port of loopback, below the ephemeral range, so that no connection of a test takes it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").catch(() => null);
  if (isFree === null) return freePort();
  await once(probe.close(), "close");
  return port;
}
