import type { StoredStep } from "#web/client/offline/device.ts";
import type { Writes } from "../ordered-writes.ts";
import { addWaiting, held, type Overlay } from "../overlay.ts";

export function showKept(writes: Writes, kept: readonly StoredStep[]): void {
  writes.show((moves) => withKept(moves, kept));
}

function withKept(overlay: Overlay, kept: readonly StoredStep[]): Overlay {
  const known = new Set(overlay.map(({ key }) => key));
  const first = new Set<string>();
  let moves = overlay;
  for (const { key, goalId, change, goal, tried } of kept) {
    const isFirst = !first.has(goalId);
    first.add(goalId);
    if (known.has(key)) continue;
    // The server may have counted it: show it over the row it left from.
    const stage =
      isFirst && tried ? ({ kind: "sent", from: goal } as const) : ({ kind: "waiting" } as const);
    moves = held(addWaiting(moves, { key, goalId, change }), key, stage);
  }
  return moves;
}
