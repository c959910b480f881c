import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { completionMessage } from "#domain/celebration.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { useStore } from "#web/client/store.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { NewsArea } from "#web/ui/news-area.tsx";
import { Stones } from "#web/ui/stones.tsx";
import styles from "./goal-announcer.module.css";
import { goalNewsOf, praiseOf, type Praise } from "./goal-news.ts";

/** product 4.24: how long a celebration shows. */
const CELEBRATED_MS = 3_000;
/** Words need longer to be read than stones to be seen. */
const SHOWN_MS = 8_000;

/** What the person's goals have to say over the dashboard: completions, celebrations, milestones, streaks; and what else has. */
export function GoalAnnouncer({ children }: { readonly children?: ReactNode }) {
  const news = goalNewsOf(useQueryClient());
  const { saved, completed } = useStore(news);
  const now = useNow();
  const praise = saved && praiseOf(saved, now);
  return (
    <NewsArea>
      {children}
      {completed.map((goal) => (
        <div key={goal.id}>
          <CompletionBanner goal={goal} onDismiss={() => news.dismiss(goal.id)} />
        </div>
      ))}
      <div role="status">
        {praise && <Praised key={saved?.number} praise={praise} onShown={news.clearSave} />}
      </div>
    </NewsArea>
  );
}

/** Where a completed goal is shared, with a message to begin with (product 3.17). */
function shareAddress(goal: GoalCard): string {
  const query = new URLSearchParams({
    milestone: "goalComplete",
    goalId: goal.id,
    text: completionMessage(goal),
  });
  return `/share-goal?${query}`;
}

interface BannerProps {
  readonly goal: GoalCard;
  readonly onDismiss: () => void;
}

function CompletionBanner({ goal, onDismiss }: BannerProps) {
  return (
    <Banner
      tone="success"
      onDismiss={onDismiss}
      action={
        <ButtonLink href={shareAddress(goal)} size="small">
          Share your achievement
        </ButtonLink>
      }
    >
      Goal "{goal.description}" marked as complete!
    </Banner>
  );
}

interface PraisedProps {
  readonly praise: Praise;
  readonly onShown: () => void;
}

function Praised({ praise: { words, celebrated }, onShown }: PraisedProps) {
  const [celebrating, setCelebrating] = useState(celebrated);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const timers = [
      setTimeout(() => setCelebrating(false), CELEBRATED_MS),
      setTimeout(() => shown(), SHOWN_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className={styles["note"]}>
      {celebrating && (
        <div className={styles["celebration"]} data-celebration="">
          <Stones />
        </div>
      )}
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
