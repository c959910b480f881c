import { memo, useId } from "react";
import { CHECK_INS_FAILED } from "#domain/check-in.ts";
import type { CheckIns } from "#web/goals/check-ins/check-ins.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LatePart } from "#web/client/late-part.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Boundary } from "#web/ui/boundary.tsx";
import { PanelSkeleton } from "./panel.tsx";
import { words } from "./dashboard.words.ts";

const load = async (): Promise<typeof CheckIns> =>
  (await import("./after-first-view.tsx")).CheckIns;

export const CheckInsSection = memo(function CheckInsSection() {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId} data-rank="quiet">
        {words.checkIns}
      </h2>
      <LatePart load={load} loading={<PanelSkeleton places={1} />} failed={CHECK_INS_FAILED}>
        {(Part) => (
          <Boundary fallback={<Alert>{CHECK_INS_FAILED}</Alert>} of={Part}>
            <Part />
          </Boundary>
        )}
      </LatePart>
    </Stack>
  );
});
