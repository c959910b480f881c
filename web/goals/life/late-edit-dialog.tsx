import { late } from "#web/client/late-part.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";

const load = () => import("./edit-dialog.tsx").then((part) => part.EditDialog);

/** Begins to load it: it brings the wizard's controls. A failure shows when it is really wanted. */
export function preloadEditDialog(): void {
  load().catch(() => undefined);
}

/** The form that changes a goal; its script comes when it is about to be opened. */
export const LateEditDialog = late<LifeDialogProps>(load, <SlowSign />);
