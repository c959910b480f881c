import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNow } from "#web/client/now.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { goalWritesOf } from "../goal-writes.ts";
import type { StepQueue } from "./step-queue.ts";
import { waitingInWords } from "./step-words.ts";
import { words } from "./queue.words.ts";

export function StepsToSend() {
  const { overlay, queueOf } = goalWritesOf(useQueryClient());
  const now = useNow();
  const notation = useNotation();
  const [lines, setLines] = useState<readonly string[]>([]);
  const show = useEffectEvent(async (queue: StepQueue) => {
    const steps = await queue.waiting().catch(() => []);
    setLines(steps.map((step) => waitingInWords(step, notation)));
  });
  const begin = useEffectEvent((queue: StepQueue) => queue.begin(now));
  useEffect(() => {
    const stops: (() => void)[] = [];
    const left = new AbortController();
    void queueOf()?.then((queue) => {
      if (!queue || left.signal.aborted) return;
      stops.push(
        begin(queue),
        overlay.subscribe(() => void show(queue)),
      );
      void show(queue);
    });
    return () => {
      left.abort();
      for (const stop of stops) stop();
    };
  }, [overlay, queueOf]);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="to-send">
      <Stack>
        <h2 id="to-send">{words.toSend}</h2>
        <ul>
          {lines.map((line, at) => (
            // Lines may be alike, and are only appended.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
