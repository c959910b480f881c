import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { completionMessage } from "#domain/celebration.ts";
import type { GoalCard } from "#domain/goal.ts";
import { goalTitle } from "#domain/goal-title.ts";
import { useStore } from "#web/client/store.ts";
import { Banner } from "#web/ui/banner.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { NewsArea } from "#web/ui/news-area.tsx";
import { Stones } from "#web/ui/stones.tsx";
import { Ceremony, useCeremony } from "./ceremony.tsx";
import styles from "./goal-announcer.module.css";
import { useConfirmed } from "./confirming/use-confirmed.ts";
import { goalNewsOf } from "./goal-news.ts";
import { useMilestoneToast, type Praise } from "./use-milestone-toast.ts";
import { UndoCompletion } from "./undo-completion.tsx";
import { words } from "./goals.words.ts";

/** Longer than a celebration: words take longer to read. */
const SHOWN_MS = 8_000;

export function GoalAnnouncer({ children }: { readonly children?: ReactNode }) {
  const news = goalNewsOf(useQueryClient());
  useConfirmed();
  const { completed, latest, deleted } = useStore(news);
  const { saved, praise, celebrating } = useMilestoneToast(news);
  const ceremony = useCeremony(celebrating ? null : latest);
  const pressed = usePressed();
  const shown = completed.find((goal) => goal === ceremony.shown);
  return (
    <>
      {shown && (
        <Ceremony
          key={shown.id}
          goal={shown}
          shareAddress={shareAddress(shown)}
          onClose={ceremony.end}
        />
      )}
      <NewsArea>
        {children}
        {deleted && (
          <div>
            <Deletion goal={deleted} onDismiss={news.dismissDeletion} />
          </div>
        )}
        {completed
          .filter((goal) => goal !== ceremony.waiting && goal !== shown)
          .map((goal) => (
            <div key={goal.id}>
              <Completion goal={goal} onDismiss={() => news.dismiss(goal.id)} />
            </div>
          ))}
        <div role="status" data-celebration={celebrating || undefined}>
          {saved && praise && (
            <Praised
              key={saved.number}
              praise={praise.words}
              celebrating={celebrating}
              pressed={pressed}
              onShown={() => news.clearSave(saved)}
            />
          )}
        </div>
      </NewsArea>
    </>
  );
}

// product 3.17
function shareAddress(goal: GoalCard): string {
  const query = new URLSearchParams({
    milestone: "goalComplete",
    goalId: goal.id,
    text: completionMessage(goal),
  });
  return `/share-goal?${query}`;
}

interface CompletionProps {
  readonly goal: GoalCard;
  readonly onDismiss: () => void;
}

function Completion({ goal, onDismiss }: CompletionProps) {
  return (
    <Banner
      tone="success"
      onDismiss={onDismiss}
      picture={<Stones size={48} />}
      action={
        <>
          <UndoCompletion goal={goal} />
          <ButtonLink href={shareAddress(goal)} size="small">
            {words.share}
          </ButtonLink>
        </>
      }
    >
      {words.markedComplete(<GoalLink goalId={goal.id}>{goal.description}</GoalLink>)}
    </Banner>
  );
}

function Deletion({ goal, onDismiss }: Pick<CompletionProps, "goal" | "onDismiss">) {
  return (
    <Banner
      onDismiss={onDismiss}
      action={
        <ButtonLink href="/account" size="small" onClick={onDismiss}>
          {words.deletedGoals}
        </ButtonLink>
      }
    >
      {words.wasDeleted(<bdi>{goalTitle(goal.description)}</bdi>)}
    </Banner>
  );
}

interface PraisedProps {
  readonly praise: Praise["words"];
  readonly celebrating: boolean;
  readonly pressed: RefObject<number | null>;
  readonly onShown: () => void;
}

function Praised({ praise, celebrating, pressed, onShown }: PraisedProps) {
  const [above] = useState(() => isLow(pressed.current));
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const timer = setTimeout(() => shown(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classNames(styles["note"], above && styles["above"])}>
      {celebrating && <Stones size={88} laid="all" />}
      <div>
        {praise.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Y of the last press in window pixels; null in a dialog, which returns the focus. */
function usePressed(): RefObject<number | null> {
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const element = target as Element;
      pressed.current = element.closest("dialog") ? null : element.getBoundingClientRect().top;
    };
    // Capture phase: the pressed element may be gone by the next one.
    addEventListener("click", note, true);
    return () => removeEventListener("click", note, true);
  }, []);
  return pressed;
}

/** In the lower half, news would cover what was pressed. */
function isLow(pressed: number | null): boolean {
  const focused = document.activeElement ?? document.body;
  return (pressed ?? focused.getBoundingClientRect().top) > innerHeight / 2;
}
