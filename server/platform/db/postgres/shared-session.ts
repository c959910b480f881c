import type { Client } from "pg";
import { ask } from "./ask.ts";
import { hangUp } from "./hang-up.ts";

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
  try {
    // Twice in a row too: the pooler may take the session that was used last, or the oldest.
    const ofFirst = [await pid(first), await pid(first)];
    const ofOther = [await pid(other)];
    ofFirst.push(await pid(first));
    ofOther.push(await pid(other), await pid(other));
    return new Set(ofFirst).size > 1 || new Set(ofOther).size > 1 || ofFirst[0] === ofOther[0];
  } catch {
    // Where sessions are shared there is one for the other connection too.
    return false;
  } finally {
    await hangUp(other);
  }
}

function toldPid(client: Client): number | null {
  return (client as Client & { readonly processID: number | null }).processID;
}
