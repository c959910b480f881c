import { late } from "#web/client/late-part.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";

const load = () => import("./edit-dialog.tsx").then((part) => part.EditDialog);

/** Ignores a failure: it shows when the dialog opens. */
export function preloadEditDialog(): void {
  load().catch(() => undefined);
}

export const LateEditDialog = late<LifeDialogProps>(load, <SlowSign />);
