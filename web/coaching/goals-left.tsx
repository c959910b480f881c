import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { CoachedGoal } from "#contract/coached-goals.ts";
import { late } from "#web/client/late-part.tsx";
import { useGoalsWithNote } from "./notes/drafts.ts";

// Rare, so loaded late.
const GoalLeft = late(() => import("./goal-left.tsx").then((m) => m.GoalLeft), null);

interface Props {
  readonly goals: readonly CoachedGoal[];
  /** Of all coached goals, loaded or not. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

export function GoalsLeft({ goals, ids, children }: Props) {
  const [known, setKnown] = useState(goals);
  const [left, setLeft] = useState<readonly CoachedGoal[]>([]);
  const [before, setBefore] = useLeftBefore(ids);
  if (known !== goals) {
    const here = new Set(ids);
    setKnown(goals);
    setLeft([...left, ...known].filter(({ goal }) => !here.has(goal.id)));
  }
  return (
    <>
      {before.map((id) => (
        <GoalLeft
          key={id}
          goal={{ id }}
          onDismiss={() => setBefore(before.filter((other) => other !== id))}
        />
      ))}
      {left.map((coached) => (
        <GoalLeft
          key={coached.goal.id}
          goal={coached.goal}
          onDismiss={() => setLeft(left.filter((other) => other !== coached))}
        />
      ))}
      {children}
    </>
  );
}

function useLeftBefore(ids: Props["ids"]) {
  const withNote = useGoalsWithNote();
  const [before, setBefore] = useState<readonly string[]>([]);
  const come = useEffectEvent(() => {
    setBefore(withNote().filter((id) => !ids.includes(id)));
  });
  useEffect(() => come(), []);
  return [before, setBefore] as const;
}
