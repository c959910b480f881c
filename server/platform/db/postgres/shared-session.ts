import type { Client } from "pg";
import { ask } from "./ask.ts";
import { hangUp } from "./hang-up.ts";

const ROUNDS = 5;

/** True behind a pooler in transaction mode: names, locks and LISTEN would be shared. */
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
  // A pooler invents the pid that it reports.
  if ((await pid(first)) === toldPid(first)) return false;
  const other = await second();
  const [ofFirst, ofOther] = [new Set<number | undefined>(), new Set<number | undefined>()];
  const areApart = () =>
    ofFirst.size < 2 && ofOther.size < 2 && [...ofOther].every((each) => !ofFirst.has(each));
  try {
    for (let round = 0; round < ROUNDS && areApart(); round += 1) {
      // Twice in a row: the pooler may hand out its newest session or its oldest.
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
