import { useState } from "react";
import { returningGoals } from "#domain/away-goals.ts";
import { isPaused } from "#domain/pause.ts";
import { isUnderWay } from "#domain/progress.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "../account.words.ts";
import { PauseAllDialog } from "./pause-all-dialog.tsx";
import { ReturnDialog } from "./return.tsx";
import { useOwnGoals } from "./use-all-goals.ts";
import { useAwayWords } from "./use-away.ts";

const ways = {
  leave: { Dialog: PauseAllDialog, button: words.leave, done: words.awaySet },
  change: { Dialog: PauseAllDialog, button: words.changeAway, done: words.awaySet },
  back: { Dialog: ReturnDialog, button: words.comeBack, done: words.goalsResumed },
  resume: { Dialog: ReturnDialog, button: words.resumeGoals, done: words.goalsResumed },
} as const;
type Way = keyof typeof ways;

export function AwayWays() {
  const [opened, setOpened] = useState<Way | null>(null);
  const [news, setNews] = useState("");
  const now = useNow();
  const { away } = useUser();
  const { goals, error, retry } = useOwnGoals();
  const underWay = goals?.filter((goal) => isUnderWay(goal, now));
  const way = opened && ways[opened];
  const open = (which: Way) => {
    setNews("");
    setOpened(which);
  };
  const done = (count: number) => {
    if (way) setNews(way.done(count));
    setOpened(null);
  };
  return (
    <>
      {/* First, so that it gives focus back before its button goes. */}
      {way && <way.Dialog onClose={() => setOpened(null)} onDone={done} />}
      {underWay && (
        <Ways
          all={underWay.length}
          paused={underWay.filter((goal) => isPaused(goal, now)).length}
          // Not those that only wait for an answer.
          resumable={returningGoals(underWay, away, now).some((goal) => isPaused(goal, now))}
          onOpen={open}
        />
      )}
      {!goals && !error && <Reading>{words.loadingGoals}</Reading>}
      {!goals && error && <Failed onRetry={retry}>{error.message}</Failed>}
      <Status tone="green">{news}</Status>
    </>
  );
}

interface WaysProps {
  readonly all: number;
  readonly paused: number;
  readonly resumable: boolean;
  readonly onOpen: (way: Way) => void;
}

function Ways({ all, paused, resumable, onOpen }: WaysProps) {
  const until = useAwayWords();
  const here: readonly Way[] = resumable ? ["leave", "resume"] : ["leave"];
  const offered = until === null ? here : (["change", "back"] as const);
  return (
    <>
      {until !== null && <strong>{until}</strong>}
      {paused > 0 && <p>{words.pausedNow(paused, all)}</p>}
      {all === 0 && <p>{words.nothingUnderWay}</p>}
      <Row>
        {offered.map((way) => (
          <LeavingButton key={way} onClick={() => onOpen(way)}>
            {ways[way].button}
          </LeavingButton>
        ))}
      </Row>
    </>
  );
}
