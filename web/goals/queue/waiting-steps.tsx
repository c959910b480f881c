import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import * as limits from "#domain/limits.ts";
import { useNow } from "#web/client/now.tsx";
import { ASKED_ANEW_MS } from "#web/client/offline/device.ts";
import { isSignedIn, useSession } from "#web/client/session.ts";
import styles from "#web/client/session-ended.module.css";
import { useStore } from "#web/client/store.ts";
import { Banner } from "#web/ui/banner.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { goalWritesOf } from "../goal-writes.ts";
import type { StepQueue } from "./step-queue.ts";
// Loads the queue with the words that promise it.
// oxlint-disable-next-line import/no-unassigned-import
import "./step-queue.ts";
import { notSentInWords } from "./step-words.ts";
import { words } from "./queue.words.ts";

export function WaitingSteps() {
  const { queueOf } = goalWritesOf(useQueryClient());
  const session = useSession();
  const uid = isSignedIn(session) ? session.user?.uid : undefined;
  const now = useNow();
  const [queue, setQueue] = useState<StepQueue | null>(null);
  const begin = useEffectEvent((opened: StepQueue) => opened.begin(now));
  useEffect(() => {
    if (uid === undefined) return;
    const left = new AbortController();
    let stop: (() => void) | undefined;
    async function open(): Promise<void> {
      const opened = await queueOf();
      if (left.signal.aborted) return;
      if (opened) {
        setQueue(opened);
        stop = begin(opened);
        return;
      }
      // The browser may not have answered in time.
      const again = setTimeout(() => void open(), ASKED_ANEW_MS);
      stop = () => clearTimeout(again);
    }
    void open();
    return () => {
      left.abort();
      stop?.();
    };
  }, [queueOf, uid]);
  return queue && <NotSent queue={queue} />;
}

// product 29.4
function NotSent({ queue }: { readonly queue: StepQueue }) {
  const steps = useStore(queue.notSent);
  const notation = useNotation();
  if (steps.length === 0) return null;
  const shown = steps.slice(0, limits.linesShown);

  async function dismiss(key: string): Promise<void> {
    await queue.dismiss(key);
    // The focused button is gone.
    document.querySelector<HTMLElement>("main h1")?.focus();
  }

  return (
    <div className={styles["news"]}>
      {shown.map((step) => (
        <Banner key={step.key} tone="warning" onDismiss={() => void dismiss(step.key)}>
          {words.notSent(notSentInWords(step, notation))}
        </Banner>
      ))}
      {steps.length > shown.length && <p>{words.more(steps.length - shown.length)}</p>}
    </div>
  );
}
