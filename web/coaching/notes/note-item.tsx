import { useId, useRef } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Row } from "#web/ui/layout.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import styles from "../coaching.module.css";
import { noteTypeLabels, noteTypeTones, type Reader } from "./note-words.ts";
import { Thread } from "./thread.tsx";
import { WrittenAt } from "./written-at.tsx";
import { words } from "./notes.words.ts";

interface Props {
  readonly note: CoachingNote;
  readonly reader: Reader;
  readonly answerable: boolean;
  readonly onRead: (noteId: string) => void;
}

const unreadWords: Readonly<Record<Reader, string>> = {
  owner: words.unread,
  coach: words.unreadByOwner,
};

export function NoteItem({ note, reader, answerable, onRead }: Props) {
  const titleId = useId();
  const article = useRef<HTMLElement>(null);
  const { coachName, createdAt, type, isRead } = note;
  const read = () => onRead(note.id);
  return (
    <li>
      {/* Keyboard users miss nothing: a coach's press is only logged (product 12.4). */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={classNames(styles["note"], !isRead && styles["unread"])}
        onClick={reader === "coach" && !isRead ? read : undefined}
      >
        <Row spread>
          <p id={titleId}>
            <strong dir="auto">{reader === "coach" ? words.you : coachName}</strong>
            <span className={styles["soft"]}>
              , <WrittenAt at={createdAt} />
            </span>
          </p>
          <Row>
            {!isRead && (
              <Row data-on-screen>
                <Badge tone="clay">{unreadWords[reader]}</Badge>
              </Row>
            )}
            <Badge tone={noteTypeTones[type]}>{noteTypeLabels[type]}</Badge>
          </Row>
        </Row>
        <p dir="auto" className={styles["words"]}>
          {note.note}
        </p>
        {reader === "owner" && !isRead && (
          <MarkAsRead by={coachName} onRead={read} onGone={() => article.current?.focus()} />
        )}
        <Thread
          note={note}
          reader={reader}
          open={answerable}
          onAnswer={() => reader === "owner" && !isRead && read()}
        />
      </article>
    </li>
  );
}

interface MarkProps {
  readonly by: string;
  readonly onRead: () => void;
  readonly onGone: () => void;
}

function MarkAsRead({ by, onRead, onGone }: MarkProps) {
  return (
    <LeavingButton
      size="small"
      look="quiet"
      className={styles["cover"]}
      onClick={onRead}
      onGone={onGone}
    >
      <span>
        {words.markAsRead}
        <span className="visually-hidden">{words.markAsReadNote(by)}</span>
      </span>
    </LeavingButton>
  );
}
