import { useState } from "react";
import { isKnownMeasure } from "#domain/measure.ts";
import type { Goal } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import { Status } from "#web/ui/status.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { words } from "./life.words.ts";

const ImportDialog = late<LifeDialogProps>(
  () => import("./import-dialog.tsx").then((part) => part.ImportDialog),
  <SlowSign />,
);

// product 27.9
export function ImportProgress({ goal }: { readonly goal: Goal }) {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState("");
  const open = () => {
    setNews("");
    setOpen(true);
  };
  const done = (text: string) => {
    setNews(text);
    setOpen(false);
  };
  return (
    <>
      {isOpen && <ImportDialog goal={goal} onClose={() => setOpen(false)} onDone={done} />}
      {goal.status === "active" && isKnownMeasure(goal.measurable) && (
        <LeavingButton onClick={open}>{words.importProgress}</LeavingButton>
      )}
      <Status tone="green">{news}</Status>
    </>
  );
}
