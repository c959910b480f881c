import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { mayReopen } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import { isPaused } from "#domain/pause.ts";
import { reopenGoal } from "#contract/goal-life.ts";
import { call, newKey } from "#web/client/api.ts";
import { useNow } from "#web/client/now.tsx";
import { useAddressSearch } from "#web/client/search.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Status } from "#web/ui/status.tsx";
import { CadenceDialog } from "./cadence-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LateEditDialog, preloadEditDialog } from "./late-edit-dialog.tsx";
import type { LifeDialogProps } from "./life-dialog.ts";
import { askedDialog } from "./life-paths.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { PauseOver } from "./pause-over.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";
import styles from "./life.module.css";
import { useLifeWrite } from "./use-life-write.ts";
import { words } from "./life.words.ts";

const dialogs = {
  edit: LateEditDialog,
  pause: PauseDialog,
  resume: ResumeDialog,
  cadence: CadenceDialog,
  close: CloseDialog,
  delete: DeleteDialog,
} as const;
type Opened = keyof typeof dialogs;

// product 3.20 to 3.27
export function GoalLife({ goal }: { readonly goal: Goal }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [news, setNews] = useState("");
  const now = useNow();
  const [path, navigate] = useLocation();
  const search = useAddressSearch();
  const asked = goal.status === "active" ? askedDialog(search) : null;
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
  const way = (which: Opened, label: ReactNode, early = {}) => (
    <LeavingButton look="quiet" size="small" onClick={() => open(which)} {...early}>
      {label}
    </LeavingButton>
  );
  return (
    <>
      <PauseOver goal={goal} onDone={done} />
      <Row as="nav" aria-label={words.thisGoal} className={styles["ways"]}>
        {goal.status === "active" ? (
          <>
            {way("edit", words.edit, {
              onPointerEnter: preloadEditDialog,
              onFocus: preloadEditDialog,
            })}
            {isPaused(goal, now) ? way("resume", words.resume) : way("pause", words.pause)}
            {isPaused(goal, now) && way("pause", words.changePause)}
            {way("cadence", words.checkIns)}
            {way("close", words.close)}
          </>
        ) : (
          mayReopen(goal, now.at) && <Reopen goal={goal} onDone={done} />
        )}
        {way("delete", words.delete)}
        <Status tone="green">{news}</Status>
      </Row>
      {shown && (
        <LifeDialog
          which={shown}
          goal={goal}
          at={asked ? "dueDate" : undefined}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

function LifeDialog({ which, ...rest }: LifeDialogProps & { readonly which: Opened }) {
  const Shown = dialogs[which];
  return <Shown {...rest} />;
}

// product 3.25
function Reopen({ goal, onDone }: Pick<LifeDialogProps, "goal" | "onDone">) {
  const { run, fault, pending } = useLifeWrite(goal.id);
  async function reopen(): Promise<void> {
    const params = { goalId: goal.id };
    if (await run(() => call(reopenGoal, { params, key: newKey() }))) onDone(words.reopened);
  }

  return (
    <>
      <LeavingButton look="quiet" size="small" pending={pending} onClick={() => void reopen()}>
        {words.reopen}
      </LeavingButton>
      {fault && <Alert>{fault.text}</Alert>}
    </>
  );
}
