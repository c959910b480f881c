import { useEffect, useRef, useState } from "react";
import type { PrivateNote } from "#contract/private-notes.ts";
import { beginningOf } from "#domain/short-text.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "../coaching.module.css";
import own from "../coachs-own.module.css";
import { WrittenAt } from "../notes/written-at.tsx";
import { usePrivateDraft } from "./private-drafts.ts";
import { PrivateNoteForm } from "./private-note-form.tsx";
import { useRemoval } from "./use-private-notes.ts";
import { words } from "./private-notes.words.ts";

interface Props {
  readonly goalId: string;
  readonly note: PrivateNote;
  readonly onRemoved: () => void;
}

/** `kept`: opened by an unsent draft. */
type Doing = "nothing" | "kept" | "change" | "remove";

export function PrivateNoteItem({ goalId, note, onRemoved }: Props) {
  const { isTyped } = usePrivateDraft(goalId, note);
  const [doing, setDoing] = useState<Doing>("nothing");
  // The server does not know drafts.
  useEffect(() => {
    if (isTyped) setDoing((now) => (now === "nothing" ? "kept" : now));
  }, [isTyped]);
  const item = useRef<HTMLLIElement>(null);
  useFocusOf(item, doing);
  const { text, createdAt, changedAt } = note;
  return (
    <li ref={item} className={styles["note"]}>
      <p dir="auto" className={styles["words"]}>
        {text}
      </p>
      <p className={styles["soft"]}>
        {changedAt !== null && <span>{words.changedAt}</span>}
        <WrittenAt at={changedAt ?? createdAt} />
      </p>
      {(doing === "change" || doing === "kept") && (
        <PrivateNoteForm goalId={goalId} note={note} onDone={() => setDoing("nothing")} />
      )}
      {doing === "remove" && (
        <Removal
          goalId={goalId}
          note={note}
          onKeep={() => setDoing("nothing")}
          onRemoved={onRemoved}
        />
      )}
      {doing === "nothing" && <Ways note={note} onChoose={setDoing} />}
    </li>
  );
}

/** Moves focus to whatever replaces the pressed button. */
function useFocusOf(item: { readonly current: HTMLElement | null }, doing: Doing): void {
  const before = useRef(doing);
  useEffect(() => {
    if (before.current === doing) return;
    before.current = doing;
    if (doing === "kept") return;
    const [first, last] = ["textarea,button", "button:last-of-type"];
    const next = item.current?.querySelector<HTMLElement>(doing === "remove" ? last : first);
    next?.focus();
    // Caret at the end.
    if (next instanceof HTMLTextAreaElement) next.selectionStart = next.value.length;
  }, [doing, item]);
}

interface WaysProps {
  readonly note: PrivateNote;
  readonly onChoose: (doing: Doing) => void;
}

/** Letters of a note that name its buttons. */
const NAMED = 30;

function Ways({ note, onChoose }: WaysProps) {
  const of = <span className="visually-hidden">{words.ofNote(beginningOf(note.text, NAMED))}</span>;
  return (
    <Row className={own["ways"]}>
      <Button size="small" look="quiet" onClick={() => onChoose("change")}>
        <span>
          {words.change}
          {of}
        </span>
      </Button>
      <Button size="small" look="quiet" onClick={() => onChoose("remove")}>
        <span>
          {words.remove}
          {of}
        </span>
      </Button>
    </Row>
  );
}

interface RemovalProps extends Props {
  readonly onKeep: () => void;
}

function Removal({ goalId, note, onKeep, onRemoved }: RemovalProps) {
  const removing = useRemoval(goalId, note, onRemoved);
  return (
    <div role="group" aria-label={words.removal}>
      <p>{words.removalSure}</p>
      {removing.error && <Alert>{removing.error.message}</Alert>}
      <Row>
        <Button
          size="small"
          look="danger"
          pending={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {words.removeNote}
        </Button>
        <Button size="small" onClick={onKeep}>
          {words.keepIt}
        </Button>
      </Row>
    </div>
  );
}
