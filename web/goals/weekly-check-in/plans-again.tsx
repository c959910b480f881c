import { useId } from "react";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import * as limits from "#domain/limits.ts";
import { Stack } from "#web/ui/layout.tsx";
import { AddIfThen } from "../plan/add-forms.tsx";
import { ifThenInWords } from "../plan/plan-words.ts";
import styles from "./weekly-check-in.module.css";
import { words } from "./weekly-check-in.words.ts";

// product 25.11
export function PlansAgain({ item: { goal, ifThens } }: { readonly item: DueCheckIn }) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="tight">
      <h2 id={titleId} data-rank="quiet">
        {words.plans}
      </h2>
      {ifThens.length > 0 && (
        <ul className={styles["plans"]}>
          {ifThens.map((ifThen) => (
            <li key={ifThenInWords(ifThen)}>{ifThenInWords(ifThen)}</li>
          ))}
        </ul>
      )}
      {ifThens.length < limits.ifThensPerGoal && <AddIfThen goalId={goal.id} />}
    </Stack>
  );
}
