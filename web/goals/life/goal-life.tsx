import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { mayReopen, unansweredDays } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import { isKnownMeasure } from "#domain/measure.ts";
import { isPaused } from "#domain/pause.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { useAddressSearch } from "#web/client/search.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { MoreMenu } from "#web/ui/more-menu.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import { Status } from "#web/ui/status.tsx";
import { LateEditDialog, preloadEditDialog } from "./late-edit-dialog.tsx";
import type { LifeDialogName } from "./life-dialogs.tsx";
import { askedDialog } from "./life-paths.ts";
import { words } from "./life.words.ts";

const LateLifeDialog = late(
  () => import("./life-dialogs.tsx").then((m) => m.LifeDialog),
  <SlowSign />,
);
const LatePauseOver = late(() => import("./life-dialogs.tsx").then((m) => m.PauseOver), null);
const LateReopen = late(() => import("./life-dialogs.tsx").then((m) => m.Reopen), null);

type Opened = LifeDialogName | "edit";

interface Props {
  readonly goal: Goal;
  /** Of the row of buttons. */
  readonly className?: string | undefined;
}

// product 3.20 to 3.27
export function GoalLife({ goal, className }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [news, setNews] = useState("");
  const now = useNow();
  const [path, navigate] = useLocation();
  const search = useAddressSearch();
  const isActive = goal.status === "active";
  const asked = isActive ? askedDialog(search) : null;
  const shown = asked ?? opened;
  const close = () => {
    setOpened(null);
    if (asked) navigate(path, { replace: true });
  };
  const done = (text: string) => {
    setNews(text);
    close();
  };
  const open = (which: Opened) => {
    setNews("");
    setOpened(which);
  };
  const item = (which: Opened, label: ReactNode) => (
    <Button look="quiet" onClick={() => open(which)}>
      {label}
    </Button>
  );
  const dialog = { goal, onClose: close, onDone: done };
  return (
    <>
      {isActive && unansweredDays(goal, now) !== null && (
        <LatePauseOver goal={goal} onDone={done} />
      )}
      <Row as="nav" aria-label={words.thisGoal} className={className}>
        {isActive && (
          <LeavingButton
            onClick={() => open("edit")}
            onPointerEnter={preloadEditDialog}
            onFocus={preloadEditDialog}
          >
            {words.edit}
          </LeavingButton>
        )}
        {mayReopen(goal, now.at) && <LateReopen goal={goal} onDone={done} />}
        <MoreMenu label={words.more}>
          {isActive && (
            <>
              {isPaused(goal, now) && item("resume", words.resume)}
              {item("pause", isPaused(goal, now) ? words.changePause : words.pause)}
              {item("cadence", words.checkIns)}
              {isKnownMeasure(goal.measurable) && item("import", words.importProgress)}
              {item("close", words.close)}
            </>
          )}
          {item("delete", words.delete)}
        </MoreMenu>
      </Row>
      <Status tone="green">{news}</Status>
      {shown === "edit" && <LateEditDialog {...dialog} at={asked ? "dueDate" : undefined} />}
      {shown !== null && shown !== "edit" && <LateLifeDialog {...dialog} which={shown} />}
    </>
  );
}
