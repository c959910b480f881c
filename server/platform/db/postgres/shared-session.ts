import type { Client } from "pg";
import { ask } from "./ask.ts";
import { hangUp } from "./hang-up.ts";

/** Other clients of the pooler may take the session that would show it. */
const ROUNDS = 5;

/**
 * True where a pooler gives each statement of a client whichever session is free: names of statements, locks and LISTEN of
 * one client would be another's. `second` makes another connection like the first.
 */
export async function sharesSessions(
  first: Client,
  second: () => Promise<Client>,
  longest: number,
): Promise<boolean> {
  const pid = async (client: Client) => {
    const query = { text: "select pg_backend_pid() as pid" };
    const { rows } = await ask<{ pid: number }>(client, query, longest);
    return rows[0]?.pid;
  };
  // A pooler makes up what it tells a client of its session.
  if ((await pid(first)) === toldPid(first)) return false;
  const other = await second();
  const [ofFirst, ofOther] = [new Set<number | undefined>(), new Set<number | undefined>()];
  const areApart = () =>
    ofFirst.size < 2 && ofOther.size < 2 && [...ofOther].every((each) => !ofFirst.has(each));
  try {
    for (let round = 0; round < ROUNDS && areApart(); round += 1) {
      // Twice in a row too: the pooler may take the session that was used last, or the oldest.
      for (const client of [first, first, other])
        (client === first ? ofFirst : ofOther).add(await pid(client));
    }
    return !areApart();
  } finally {
    await hangUp(other);
  }
}

function toldPid(client: Client): number | null {
  return (client as Client & { readonly processID: number | null }).processID;
}
