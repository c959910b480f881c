import { memo, useId } from "react";
import { words as checkInWords } from "#domain/check-in.words.ts";
import type { CheckIns } from "#web/goals/check-ins/check-ins.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { PanelSkeleton } from "./panel.tsx";
import styles from "./panels.module.css";
import { words } from "./dashboard.words.ts";

const load = async (): Promise<typeof CheckIns> =>
  (await import("./after-first-view.tsx")).CheckIns;

export const CheckInsSection = memo(function CheckInsSection() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId} data-rank="quiet">
        {words.checkIns}
      </h2>
      <LatePart load={load} loading={<PanelSkeleton places={1} />} failed={checkInWords.failed}>
        {(Part) => (
          <Boundary fallback={<Alert>{checkInWords.failed}</Alert>} of={Part}>
            <Part />
          </Boundary>
        )}
      </LatePart>
    </section>
  );
});
