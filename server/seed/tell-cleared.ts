import type { Deps } from "#server/platform/deps.ts";
import type { Cleared } from "./clear-people.ts";

/** After the commit: ends the streams of those who are gone, and tells those who stay what they lost. */
export function tellCleared(
  { live }: { readonly live: Pick<Deps["live"], "endSession" | "publish"> },
  { sessions, changes }: Cleared,
): void {
  for (const { id, uid } of sessions) live.endSession(uid, id);
  for (const { change, uid } of changes) live.publish(change, [uid]);
}
