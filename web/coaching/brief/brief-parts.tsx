import type { ReactNode } from "react";
import type { BriefedGoal } from "#contract/brief.ts";
import type { WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { dayMoveInWords, promisesOf } from "#domain/brief.ts";
import { dayOf } from "#domain/day.ts";
import type { Measure } from "#domain/measure.ts";
import type { Kept } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { useNow } from "#web/client/now.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { WrittenDay } from "#web/ui/written-day.tsx";
import styles from "./brief.module.css";
import { words } from "./brief.words.ts";

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, none, children }: PartProps) {
  return (
    <div>
      <h3 className={styles["part"]}>{title}</h3>
      {children.length === 0 ? <p className={styles["soft"]}>{none}</p> : <ul>{children}</ul>}
    </div>
  );
}

interface MovesProps {
  readonly of: BriefedGoal["moves"];
  readonly measure: Measure;
}

export function Moves({ of, measure }: MovesProps) {
  const notation = useNotation();
  return (
    <Part title={words.progress} none={words.noProgress}>
      {of.map((move) => (
        <li key={move.day}>
          <WrittenDay day={move.day} />: {dayMoveInWords(move, measure, notation)}
        </li>
      ))}
    </Part>
  );
}

interface CheckInsProps {
  /** Newest first. */
  readonly of: readonly WeeklyCheckIn[];
}

export function BriefedCheckIns({ of }: CheckInsProps) {
  const { zone } = useNow();
  return (
    <Part title={words.checkIns} none={words.noCheckIns}>
      {of.map(({ id, at, health, obstacle, help }) => (
        <li key={id}>
          <WrittenDay day={dayOf(at, zone)} />:{" "}
          <span>{health === null ? words.doneForOwner : checkInWords.health[health]}</span>
          {obstacle !== "" && (
            <p className={styles["words"]}>{words.obstacle(<bdi>{obstacle}</bdi>)}</p>
          )}
          {help !== "" && <p className={styles["words"]}>{words.help(<bdi>{help}</bdi>)}</p>}
        </li>
      ))}
    </Part>
  );
}

function becameOf(kept: Kept | null, open: boolean): string {
  if (kept !== null) return checkInWords.keptInSentence[kept];
  return open ? words.untilNext : words.notAnswered;
}

export function Promises({ of }: CheckInsProps) {
  return (
    <Part title={words.promises} none={words.noPromises}>
      {promisesOf(of).map(({ text, kept, open }, place) => (
        // Texts may repeat, and change only together.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          “<bdi>{text}</bdi>”<span>: {becameOf(kept, open)}</span>
        </li>
      ))}
    </Part>
  );
}

export function Due({ of: { goal, dueUntil, missed } }: { readonly of: BriefedGoal }) {
  const { nextStep, dueDate } = goal;
  return (
    <Part title={words.due} none="">
      {[
        ...(nextStep === null
          ? []
          : [
              <li key="step">
                {words.step(<bdi>{nextStep.text}</bdi>, <WrittenDay day={nextStep.day} />)}
              </li>,
            ]),
        ...(missed === 0 ? [] : [<li key="missed">{words.missed(missed)}</li>]),
        ...(dueUntil === null
          ? []
          : [<li key="check-in">{words.checkInUntil(<WrittenDay day={dueUntil} />)}</li>]),
        <li key="goal">{words.goalBy(<WrittenDay day={dueDate} />)}</li>,
      ]}
    </Part>
  );
}
