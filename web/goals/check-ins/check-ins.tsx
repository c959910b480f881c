import type { CheckIn, ListedWeekly } from "#contract/check-ins.ts";
import { categoryName } from "#domain/category.ts";
import type { Audience } from "#domain/check-in.ts";
import { words as checkInWords } from "#domain/check-in.words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { words as weeklyWords } from "#domain/weekly-check-in.words.ts";
import { useNow } from "#web/client/now.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { useCheckIns } from "./use-check-ins.ts";
import styles from "./check-ins.module.css";
import { words } from "./check-ins.words.ts";

const readers: Readonly<Record<Audience, string>> = {
  private: words.youAlone,
  coach: words.youAndCoach,
};

export function CheckIns() {
  const { data, isError, refetch } = useCheckIns();
  const now = useNow();
  if (data === undefined && isError)
    return <Failed onRetry={() => void refetch()}>{checkInWords.failed}</Failed>;
  if (data === undefined) return <Reading>{words.loading}</Reading>;
  const listed = newest(data.checkIns, data.weekly);
  if (listed.length === 0)
    return (
      <EmptyLine scene={path} placed={1}>
        {words.none}
      </EmptyLine>
    );
  return (
    <FoldedList of={listed} first={limits.checkInsFirst}>
      {(one) => <Line listed={one} at={now.at} />}
    </FoldedList>
  );
}

interface Listed extends Pick<CheckIn, "id" | "circle" | "category" | "goal"> {
  readonly at: number;
  readonly words: string;
}

function listedNote({ message, createdAt, ...note }: CheckIn): Listed {
  return { ...note, at: createdAt, words: message };
}

function listedWeekly({ checkIn, ...of }: ListedWeekly): Listed {
  const { id, circle, at, health, promise } = checkIn;
  const said = words.checkIn(health && weeklyWords.healthInSentence[health]);
  return {
    ...of,
    id,
    circle,
    at,
    words: promise === "" ? said : words.promised(said, bidiIsolated(promise)),
  };
}

function newest(notes: readonly CheckIn[], weekly: readonly ListedWeekly[]): readonly Listed[] {
  return [...notes.map(listedNote), ...weekly.map(listedWeekly)]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, limits.checkInsShown);
}

function Line({ listed, at: nowAt }: { readonly listed: Listed; readonly at: number }) {
  const { goal, category, circle, at } = listed;
  return (
    <>
      <p dir="auto" className={styles["message"]}>
        {listed.words}
      </p>
      <p className={styles["soft"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </p>
      <p className={styles["soft"]}>
        {words.writtenFor(
          <bdi>{categoryName(category)}</bdi>,
          relativeTime(at, nowAt),
          readers[circle],
        )}
      </p>
    </>
  );
}
