import { useState } from "react";
import { awayOf } from "#domain/away.ts";
import type { GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { useNow } from "#web/client/now.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { WrittenDay } from "#web/ui/written-day.tsx";
import { words } from "./away.words.ts";

const ResumeAllDialog = late(
  () => import("./resume-all-dialog.tsx").then((m) => m.ResumeAllDialog),
  null,
);

// The banner stands above every heading.
function focusTitle(): void {
  document.querySelector("h1")?.focus();
}

// product 3.23
export function AwayBanner({ goals }: { readonly goals: readonly GoalCard[] }) {
  const [asked, setAsked] = useState(false);
  const away = awayOf(goals, useNow());
  if (away === null) return null;
  const close = () => setAsked(false);
  const back = (
    <LeavingButton size="small" onClick={() => setAsked(true)} onGone={focusTitle}>
      {words.comeBack}
    </LeavingButton>
  );
  return (
    <>
      <Banner action={back}>
        {away.until === null
          ? words.allPaused
          : words.allPausedUntil(<WrittenDay day={away.until} />)}
      </Banner>
      {asked && <ResumeAllDialog onClose={close} onDone={close} />}
    </>
  );
}
