import type { GoalCard } from "#domain/goal.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { paceOf, type Pace } from "#domain/pace.ts";
import { useNow } from "#web/app/now.tsx";
import { dayInWords } from "./day-words.ts";
import { LedgerList } from "./ledger-list.tsx";
import { amountInWords } from "./measure-words.ts";
import styles from "./modal-parts.module.css";
import { PaceChart } from "./pace-chart.tsx";
import { ReadPart } from "./read-part.tsx";
import { useLedger } from "./use-ledger.ts";

/** The ledger of a goal: its line against the straight pace, where it stands, and each entry. */
export function LedgerView({ goal }: { readonly goal: GoalCard }) {
  const read = useLedger(goal.id);
  return (
    <ReadPart
      title="The way so far"
      read={read}
      reading="Loading the ledger..."
      failed="The ledger could not be loaded."
    >
      {({ entries }) => <Shown goal={goal} entries={entries} />}
    </ReadPart>
  );
}

interface ShownProps {
  readonly goal: GoalCard;
  readonly entries: readonly LedgerEntry[];
}

function Shown({ goal, entries }: ShownProps) {
  const now = useNow();
  const pace = paceOf(goal, entries, now);
  return (
    <>
      {pace && <Standing pace={pace} />}
      {pace && <PaceChart pace={pace} />}
      <LedgerList entries={entries} />
    </>
  );
}

const leads = { ahead: "Ahead by", behind: "Behind by" } as const;

// The unit is the person's own word, and plural: beside the target it stays right after "1" too.
function leadInWords({ lead, target, unit }: Pace): string | null {
  if (lead === null) return null;
  if (lead.kind === "on pace") return "On pace.";
  return `${leads[lead.kind]} ${amountInWords(lead.by, "")} of ${amountInWords(target, unit)}.`;
}

/** Said only where the domain finds enough to say it. */
function Standing({ pace }: { readonly pace: Pace }) {
  const finish =
    pace.finish === null ? null : `At this rate you finish on ${dayInWords(pace.finish)}.`;
  const words = [leadInWords(pace), finish].filter((text) => text !== null);
  return words.length === 0 ? null : <p className={styles["standing"]}>{words.join(" ")}</p>;
}
