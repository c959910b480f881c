import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CheckIn, listCheckIns } from "#contract/check-ins.ts";
import { CHECK_INS_FAILED, type Circle } from "#domain/check-in.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyLine } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { Failed } from "#web/ui/failed.tsx";
import { FoldedList } from "#web/ui/folded-list.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import styles from "./check-ins.module.css";

const readers: Readonly<Record<Circle, string>> = {
  private: "you alone",
  coach: "you and your coach",
};

/** What was written about goals, newest first. */
export function CheckIns() {
  const { data, isError, refetch } = useCheckIns();
  const now = useNow();
  if (data === undefined && isError)
    return <Failed onRetry={() => void refetch()}>{CHECK_INS_FAILED}</Failed>;
  if (data === undefined) return <Reading>Loading your check-ins...</Reading>;
  const { checkIns } = data;
  if (checkIns.length === 0)
    return (
      <Card>
        <EmptyLine scene={path} placed={1}>
          What you write about your goals appears here.
        </EmptyLine>
      </Card>
    );
  return (
    <Card>
      <FoldedList of={checkIns}>{(checkIn) => <Line checkIn={checkIn} at={now.at} />}</FoldedList>
    </Card>
  );
}

function Line({ checkIn, at }: { readonly checkIn: CheckIn; readonly at: number }) {
  const { goal, category, message, circle, createdAt } = checkIn;
  return (
    <>
      <p className={styles["message"]}>{message}</p>
      <p className={styles["soft"]}>
        {category}. {relativeTime(createdAt, at)}, for {readers[circle]}.
      </p>
      <p className={styles["soft"]}>
        <GoalLink goalId={goal.id}>{goal.description}</GoalLink>
      </p>
    </>
  );
}

const queryKey = keyOf("listCheckIns");

/** The person's newest check-ins, each as it is written. */
function useCheckIns() {
  const client = useQueryClient();
  useLiveChanges("check-in", () => void readAgain(client, queryKey));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCheckIns, { signal }),
    // Live changes are not followed while another screen is shown.
    refetchOnMount: "always",
  });
}
