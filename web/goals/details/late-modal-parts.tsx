import { errors } from "#contract/errors.ts";
import type { GoalCard } from "#domain/goal.ts";
import { LatePart } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";

const load = async () => (await import("./modal-parts.tsx")).ModalParts;

/** The parts of the modal that are read, not pressed: loaded when it first opens. Without them progress is still saved. */
export function LateModalParts({ goal }: { readonly goal: GoalCard }) {
  return (
    <LatePart load={load} loading={<Reading />} failed={errors["server.unavailable"].text}>
      {(Parts) => <Parts goal={goal} />}
    </LatePart>
  );
}
