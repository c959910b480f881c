import type { ComponentProps } from "react";
import { errorText } from "#contract/shown-errors.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import type { OpenedGoal } from "./opened-goal.tsx";

const load = () => import("./opened-goal.tsx").then((m) => m.OpenedGoal);

/** What is opened of a coached goal: its script comes with the first one. */
export function LateOpenedGoal(props: ComponentProps<typeof OpenedGoal>) {
  return (
    <LatePart load={load} loading={<Reading />} failed={errorText("server.unavailable")}>
      {(Opened) => <Opened {...props} />}
    </LatePart>
  );
}
