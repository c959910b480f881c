import type { TimelineEntry } from "#contract/timeline.ts";
import type { Audience } from "#domain/check-in.ts";
import { dayInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { useNotation } from "#web/ui/notation.ts";
import { NoteItem } from "#web/coaching/notes/note-item.tsx";
import { WrittenAt } from "#web/coaching/notes/written-at.tsx";
import { useNow } from "#web/client/now.tsx";
import { markOf, entryInWords } from "#web/goals/details/entry-words.ts";
import { Row } from "#web/ui/layout.tsx";
import { changeInWords } from "./change-words.ts";
import { WeeklyLine } from "./weekly-line.tsx";
import styles from "./timeline.module.css";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly entry: TimelineEntry;
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
  readonly marked: ReadonlySet<string>;
  readonly onRead: (noteId: string) => void;
}

export function TimelineLine({ entry, goal, reader, marked, onRead }: Props) {
  switch (entry.kind) {
    case "progress":
      return <Move {...entry} goal={goal} />;
    case "note": {
      const { note } = entry;
      return (
        <NoteItem
          note={marked.has(note.id) ? { ...note, isRead: true } : note}
          reader={reader}
          answerable={hasCoach(goal) && note.coachId !== null}
          onRead={reader === "owner" ? onRead : () => undefined}
        />
      );
    }
    case "check-in":
      return <CheckIn {...entry} reader={reader} />;
    case "weekly-check-in":
      return <WeeklyLine checkIn={entry.checkIn} goal={goal} reader={reader} />;
    case "change":
      return <Change {...entry} />;
  }
}

type Of<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;

function Move({ entry, at, goal }: Of<"progress"> & Pick<Props, "goal">) {
  const notation = useNotation();
  const { day, note, source } = entry;
  const mark = markOf(source);
  return (
    <li>
      <Row>
        <strong>{entryInWords(entry, goal.measurable, notation)}</strong>
        <Quiet at={at}>
          {mark !== null && <span>{`, ${mark}`}</span>}
          {(source === "back-dated" || source === "import") && (
            <span>{words.forDay(dayInWords(day, notation))}</span>
          )}
        </Quiet>
      </Row>
      {note !== null && (
        <p dir="auto" className={styles["words"]}>
          {note}
        </p>
      )}
    </li>
  );
}

const titles: Readonly<Record<Props["reader"], Readonly<Record<Audience, string>>>> = {
  owner: { private: words.noteToYourself, coach: words.noteToYourCoach },
  coach: { private: "", coach: words.noteToYou },
};

function CheckIn({ message, circle, at, reader }: Of<"check-in"> & Pick<Props, "reader">) {
  return (
    <li>
      <Row>
        <strong>{titles[reader][circle]}</strong>
        <Quiet at={at} />
      </Row>
      <p dir="auto" className={styles["words"]}>
        {message}
      </p>
    </li>
  );
}

function Change({ change, at }: Of<"change">) {
  const notation = useNotation();
  const { what, more } = changeInWords(change, notation);
  return (
    <li>
      <Row>
        <strong>{what}</strong>
        <Quiet at={at} />
      </Row>
      {more.map((line) => (
        <p key={line} dir="auto" className={styles["words"]}>
          {line}
        </p>
      ))}
    </li>
  );
}

function Quiet({ at, children }: { readonly at: number; readonly children?: React.ReactNode }) {
  const now = useNow();
  return (
    <span className={styles["soft"]}>
      <WrittenAt at={at} now={now.at} />
      {children}
    </span>
  );
}
