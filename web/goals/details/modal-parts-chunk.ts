import { lazy } from "react";
import { PartsFailed } from "../parts-failed.tsx";

/** The parts of the modal that are read, not pressed: loaded when it first opens. */
export const ModalParts = lazy(() =>
  import("./modal-parts.tsx").then(
    (parts) => ({ default: parts.ModalParts }),
    // On failure progress can still be saved.
    () => ({ default: PartsFailed }),
  ),
);
