import type { LiveChange } from "#contract/live.ts";
import type { Deps } from "#server/platform/deps.ts";

/** What is to be told after a commit that ended sessions. */
export interface Aftermath {
  readonly endedSessions: readonly string[];
  readonly changes: readonly { readonly change: LiveChange; readonly uids: readonly string[] }[];
}

/** Ends the person's streams first: what is told afterwards is not for them. */
export function tell({ live }: Pick<Deps, "live">, uid: string, aftermath: Aftermath): void {
  for (const sessionId of aftermath.endedSessions) live.endSession(uid, sessionId);
  for (const { change, uids } of aftermath.changes) live.publish(change, uids);
}
