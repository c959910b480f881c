import { useEffect, useRef, useState } from "react";
import { cardMessages, failureInWords } from "./card-messages.ts";

const CLEARED_AFTER_MS = 2_000;

/** A card's one line of news: what its writes are doing and what came of them. */
export interface Message {
  readonly text: string;
  readonly failed: boolean;
  readonly say: (text: string) => void;
  /** Says that a write is under way, then how it ended. */
  readonly follow: (write: Promise<void>, done: string) => Promise<boolean>;
}

export function useMessage(): Message {
  const [said, setSaid] = useState({ text: "", failed: false });
  // Of several writes at once the last to end speaks for all; one failure among them is not to be talked over.
  const open = useRef({ writes: 0, failure: null as string | null });

  useEffect(() => {
    if (said.text !== cardMessages.updated) return;
    const timer = setTimeout(() => setSaid({ text: "", failed: false }), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function follow(write: Promise<void>, done: string): Promise<boolean> {
    const { current } = open;
    if (current.writes === 0) current.failure = null;
    current.writes += 1;
    setSaid({ text: cardMessages.updating, failed: false });
    const failure = await write.then(() => null, failureInWords);
    current.writes -= 1;
    current.failure ??= failure;
    if (current.writes === 0)
      setSaid({ text: current.failure ?? done, failed: current.failure !== null });
    return failure === null;
  }

  return { ...said, say: (text) => setSaid({ text, failed: true }), follow };
}
