import { useState } from "react";
import { counted } from "#domain/count-words.ts";
import { Card } from "#web/ui/card.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import { PauseAllDialog } from "./pause-all-dialog.tsx";
import { ResumeAllDialog } from "./resume-all-dialog.tsx";
import { useGoalCounts } from "./use-all-goals.ts";

const ways = {
  away: { Dialog: PauseAllDialog, button: "I am away", done: "paused" },
  back: { Dialog: ResumeAllDialog, button: "I am back", done: "resumed" },
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
    if (way) setNews(`${counted(count, "goal")} ${way.done}.`);
    setOpened(null);
  };
  return (
    <Card as="section" aria-labelledby="away-title">
      <Stack>
        <h2 id="away-title">Being away</h2>
        <p>
          While your goals rest, none is overdue and nothing reminds you of them. Your coaches see
          that they are paused.
        </p>
        {counts && <Ways {...counts} onOpen={open} />}
        {!counts && !error && <Reading>Loading your goals...</Reading>}
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
  if (all === 0) return <p>You have no goal under way.</p>;
  const button = (way: Way) => (
    <LeavingButton key={way} onClick={() => onOpen(way)}>
      {ways[way].button}
    </LeavingButton>
  );
  return (
    <>
      {paused > 0 && (
        <p>
          {paused} of {counted(all, "goal")} {paused === 1 ? "is" : "are"} paused now.
        </p>
      )}
      <Row>
        {paused < all && button("away")}
        {paused > 0 && button("back")}
      </Row>
    </>
  );
}
