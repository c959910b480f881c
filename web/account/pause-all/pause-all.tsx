import { useState } from "react";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "../account.words.ts";
import { PauseAllDialog } from "./pause-all-dialog.tsx";
import { ResumeAllDialog } from "./resume-all-dialog.tsx";
import { useGoalCounts } from "./use-all-goals.ts";

const ways = {
  away: { Dialog: PauseAllDialog, button: words.leave, done: words.goalsPaused },
  back: { Dialog: ResumeAllDialog, button: words.comeBack, done: words.goalsResumed },
} as const;
type Way = keyof typeof ways;

// product 3.23
export function PauseAll() {
  const [opened, setOpened] = useState<Way | null>(null);
  const [news, setNews] = useState("");
  const { counts, error, retry } = useGoalCounts();
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
    <Card as="section" aria-labelledby="away-title">
      <Stack>
        <h2 id="away-title">{words.away}</h2>
        <p>{words.awayWhy}</p>
        {counts && <Ways {...counts} onOpen={open} />}
        {!counts && !error && <Reading>{words.loadingGoals}</Reading>}
        {!counts && error && <Failed onRetry={retry}>{error.message}</Failed>}
        <Status tone="green">{news}</Status>
      </Stack>
      {way && <way.Dialog onClose={() => setOpened(null)} onDone={done} />}
    </Card>
  );
}

interface WaysProps {
  readonly all: number;
  readonly paused: number;
  readonly onOpen: (way: Way) => void;
}

function Ways({ all, paused, onOpen }: WaysProps) {
  if (all === 0) return <p>{words.nothingUnderWay}</p>;
  const button = (way: Way) => (
    <LeavingButton key={way} onClick={() => onOpen(way)}>
      {ways[way].button}
    </LeavingButton>
  );
  return (
    <>
      {paused > 0 && <p>{words.pausedNow(paused, all)}</p>}
      <Row>
        {paused < all && button("away")}
        {paused > 0 && button("back")}
      </Row>
    </>
  );
}
