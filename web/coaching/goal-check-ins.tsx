import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { listGoalCheckIns } from "#contract/coaching.ts";
import { words as checkInWords } from "#domain/check-in.words.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./coaching.module.css";
import { WrittenAt } from "./notes/written-at.tsx";
import { words } from "./coaching.words.ts";

function useGoalCheckIns(goalId: string) {
  const client = useQueryClient();
  const queryKey = keyOf("listGoalCheckIns", { goalId });
  useLiveChanges("check-in", () => void readAgain(client, queryKey));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listGoalCheckIns, { params: { goalId }, signal }),
    // No live events arrive while unmounted.
    refetchOnMount: "always",
  });
}

export function GoalCheckIns({ goalId }: { readonly goalId: string }) {
  const titleId = useId();
  return (
    <section className={styles["panel"]} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.checkIns}</h3>
      <CheckIns goalId={goalId} />
    </section>
  );
}

function CheckIns({ goalId }: { readonly goalId: string }) {
  const { data, isError, refetch } = useGoalCheckIns(goalId);
  if (data === undefined)
    return isError ? (
      <Failed onRetry={() => void refetch()}>{checkInWords.failed}</Failed>
    ) : (
      <Reading>{words.loadingCheckIns}</Reading>
    );
  if (data.checkIns.length === 0) return <p className={styles["soft"]}>{words.noCheckIns}</p>;
  return (
    <ul className={styles["notes"]}>
      {data.checkIns.map(({ id, message, createdAt }) => (
        <li key={id}>
          <p dir="auto" className={styles["words"]}>
            {message}
          </p>
          <p className={styles["soft"]}>
            <WrittenAt at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
