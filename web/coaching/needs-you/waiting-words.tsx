import { saidInWords } from "#domain/check-in-said.ts";
import { besideInWords, needInWords, type Need, type WaitingGoal } from "#domain/needs-you.ts";
import { timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { GoalLink } from "#web/ui/goal-link.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./needs-you.module.css";

export function NeedWords({ need }: { readonly need: Need }) {
  const now = useNow();
  const text = needInWords(need);
  if (!("at" in need)) return text;
  return (
    <>
      {text} <span className={styles["when"]}>· {timeAgo(need.at, now.at)}</span>
    </>
  );
}

export function GoalWords({ goal }: { readonly goal: WaitingGoal }) {
  const notation = useNotation();
  const { goalId, description, measurable, needs } = goal;
  const [need] = needs;
  return (
    <>
      <p className={styles["soft"]}>
        <GoalLink goalId={goalId}>{description}</GoalLink>
        {besideInWords(needs).map((text) => ` · ${text}`)}
      </p>
      {need !== undefined && "checkInId" in need && (
        <p className={styles["said"]}>{saidInWords(need, measurable, notation).join(" · ")}</p>
      )}
    </>
  );
}
