import type { Client } from "pg";

const FAREWELL_MS = 1_000;

/** A host that has vanished does not answer, so the connection is cut after a second. */
export async function hangUp(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), FAREWELL_MS);
  await client.end();
  clearTimeout(cut);
}
