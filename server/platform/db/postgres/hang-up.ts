import type { Client } from "pg";

const FAREWELL_MS = 1_000;

/** Ends a connection. A host that has vanished does not answer the farewell: after a second the connection is cut. */
export async function hangUp(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), FAREWELL_MS);
  await client.end();
  clearTimeout(cut);
}
