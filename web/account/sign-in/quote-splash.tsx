import { useEffect, useEffectEvent, useState } from "react";
import type { Quote } from "#domain/quote.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useHeadingFocus } from "./heading-focus.ts";
import styles from "./quote-splash.module.css";
import { words } from "./callback.words.ts";

// product 13.9, in ms
const FADE_IN_AFTER = 100;
const FADE_OUT = 300;
const TICK = 50;

interface Props {
  readonly quote: Quote;
  readonly onDone: () => void;
  /** ms until it closes by itself. */
  readonly duration?: number;
}

// product 13.9
export function QuoteSplash({ quote, onDone, duration = 5_000 }: Props) {
  const { phase, progress, skip } = useSplash(duration, onDone);
  const heading = useHeadingFocus();
  return (
    <Page
      width="centred"
      className={classNames(styles["splash"], phase === "shown" && styles["shown"])}
    >
      <h1 ref={heading} tabIndex={-1}>
        <Logo size="large" />
      </h1>
      {/* In the words of its author, whatever the page's language. */}
      <figure className={styles["quote"]} lang="en">
        <blockquote>
          <p>{quote.quote.replaceAll(" / ", "\n")}</p>
        </blockquote>
        <figcaption>
          <span>{quote.author}</span>
          <cite>{quote.source}</cite>
        </figcaption>
      </figure>
      <div className={styles["wait"]}>
        <Meter label={words.progress} value={progress} />
        <p>{words.preparing}</p>
      </div>
      <Button look="quiet" onClick={skip}>
        {words.skip}
      </Button>
    </Page>
  );
}

function useSplash(duration: number, onDone: () => void) {
  const [phase, setPhase] = useState<"hidden" | "shown" | "leaving">("hidden");
  const [progress, setProgress] = useState(0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const startedAt = performance.now();
    const show = setTimeout(
      () => setPhase((now) => (now === "hidden" ? "shown" : now)),
      FADE_IN_AFTER,
    );
    const tick = setInterval(() => {
      const share = Math.min(1, (performance.now() - startedAt) / duration);
      setProgress(Math.round(share * 100));
      if (share === 1) setPhase("leaving");
    }, TICK);
    return () => {
      clearTimeout(show);
      clearInterval(tick);
    };
  }, [duration]);
  useEffect(() => {
    if (phase !== "leaving") return;
    const leave = setTimeout(() => done(), FADE_OUT);
    return () => clearTimeout(leave);
  }, [phase]);
  return { phase, progress, skip: () => setPhase("leaving") };
}
