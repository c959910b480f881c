import { late } from "#web/client/late-part.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import { CadenceDialog } from "./cadence-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";

export { PauseOver } from "./pause-over.tsx";
export { Reopen } from "./reopen.tsx";

const dialogs = {
  pause: PauseDialog,
  resume: ResumeDialog,
  cadence: CadenceDialog,
  // product 27.9
  import: late<LifeDialogProps>(
    () => import("./import-dialog.tsx").then((part) => part.ImportDialog),
    <SlowSign />,
  ),
  close: CloseDialog,
  delete: DeleteDialog,
} as const;
export type LifeDialogName = keyof typeof dialogs;

export function LifeDialog({
  which,
  ...rest
}: LifeDialogProps & { readonly which: LifeDialogName }) {
  const Shown = dialogs[which];
  return <Shown {...rest} />;
}
