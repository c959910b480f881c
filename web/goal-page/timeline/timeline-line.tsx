import type { TimelineEntry } from "#contract/timeline.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Audience } from "#domain/check-in.ts";
import { dayInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hasCoach } from "#domain/invitation.ts";
import { useNotation } from "#web/ui/notation.ts";
import { NoteItem } from "#web/coaching/notes/note-item.tsx";
import { markOf, entryInWords } from "#web/goals/details/entry-words.ts";
import { changeInWords } from "./change-words.ts";
import { Fact } from "./fact.tsx";
import { WeeklyLine } from "./weekly-line.tsx";
import { words } from "../goal-page.words.ts";

interface Props {
  readonly entry: TimelineEntry;
  readonly goal: GoalCard;
  readonly reader: "owner" | "coach";
  readonly latest: string | null;
  readonly marked: ReadonlySet<string>;
  readonly onRead: (noteId: string) => void;
}

export function TimelineLine({ entry, goal, reader, latest, marked, onRead }: Props) {
  switch (entry.kind) {
    case "progress":
      return <Move {...entry} goal={goal} />;
    case "note": {
      const { note } = entry;
      return note.id === latest ? (
        <Fact what={words.noteFrom(bidiIsolated(note.coachName))} at={entry.at} />
      ) : (
        <NoteItem
          note={marked.has(note.id) ? { ...note, isRead: true } : note}
          reader={reader}
          answerable={hasCoach(goal) && note.coachId !== null}
          onRead={reader === "owner" ? onRead : () => undefined}
        />
      );
    }
    case "check-in":
      return <Fact what={titles[reader][entry.circle]} at={entry.at} more={[entry.message]} />;
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
  const dated = source === "back-dated" || source === "import";
  return (
    <Fact
      what={entryInWords(entry, goal.measurable, notation)}
      at={at}
      more={note === null ? [] : [note]}
    >
      {mark !== null && (
        <span>
          <span>{mark}</span>
          {dated && <span>{words.forDay(dayInWords(day, notation))}</span>}
        </span>
      )}
    </Fact>
  );
}

const titles: Readonly<Record<Props["reader"], Readonly<Record<Audience, string>>>> = {
  owner: { private: words.noteToYourself, coach: words.noteToYourCoach },
  coach: { private: "", coach: words.noteToYou },
};

function Change({ change, at }: Of<"change">) {
  return <Fact at={at} {...changeInWords(change, useNotation())} />;
}
