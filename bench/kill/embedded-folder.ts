import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { newGoal } from "../new-goal.ts";
import { inFreshFolder } from "../place.ts";
import { spawnServer, StartFailed, startServer } from "../server-process.ts";
import { signIn } from "../sign-in.ts";

export interface SecondServer {
  /** Output of the second server. */
  readonly said: string;
  /** Milliseconds until the server after the kill was ready. */
  readonly thirdStart: number;
}

/** The second server must refuse; after kill -9 of the first, a third must start at once. */
export async function secondServer(databaseUrl: string): Promise<SecondServer> {
  const first = await startServer(databaseUrl);
  let said = "";
  try {
    const second = await startServer(databaseUrl);
    await second.kill();
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error;
    said = error.message;
  }
  const { uid } = await signIn(first.origin, "ada.moreau");
  await first.kill();
  const third = await startServer(databaseUrl);
  const again = await signIn(third.origin, "ada.moreau");
  await third.stop();
  if (again.uid !== uid) throw new Error("The third server does not know the person of the first.");
  return { said, thirdStart: third.readyAfter };
}

/** Milliseconds. */
export async function firstStart(databaseUrl: string): Promise<number> {
  const server = await startServer(databaseUrl);
  await server.stop();
  return server.readyAfter;
}

/** Milliseconds, as is the result: the start after the kill. */
export function killFirstBoot(after: number): Promise<number> {
  return inFreshFolder(async (databaseUrl) => {
    const killed = spawnServer(await freePort(), databaseUrl);
    const ended = once(killed, "exit");
    await pause(after);
    killed.kill("SIGKILL");
    await ended;
    const server = await startServer(databaseUrl);
    const { cookie } = await signIn(server.origin, "ada.moreau");
    await newGoal(server.origin, cookie, "Begin again after a power cut");
    await server.stop();
    return server.readyAfter;
  });
}
