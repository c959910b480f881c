import { useEffect, useRef, useState } from "react";
import type { CoachingNote } from "#contract/coaching.ts";
import { late } from "#web/client/late-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "../coaching.module.css";
import { useNoteDraft } from "./drafts.ts";
import type { Reader } from "./note-words.ts";
import { WrittenAt } from "./written-at.tsx";
import { words } from "./notes.words.ts";

interface Props {
  readonly note: CoachingNote;
  readonly reader: Reader;
  readonly open: boolean;
  readonly onAnswer: () => void;
}

const LateReplyForm = late(() => import("./reply-form.tsx").then((m) => m.ReplyForm));

export function Thread({ note, reader, open, onAnswer }: Props) {
  return (
    <>
      {note.replies.length > 0 && (
        <ul className={styles["thread"]} aria-label={words.replies}>
          {note.replies.map(({ id, by, name, text, createdAt }) => (
            <li key={id}>
              <p className={styles["soft"]}>
                <strong dir="auto">{by === reader ? words.you : name}</strong>,{" "}
                <WrittenAt at={createdAt} />
              </p>
              <p dir="auto" className={styles["words"]}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {open && <Answer note={note} onAnswer={onAnswer} />}
    </>
  );
}

function Answer({ note: { id, goalId, coachName }, onAnswer }: Pick<Props, "note" | "onAnswer">) {
  const place = { goalId, noteId: id };
  const hasText = useNoteDraft(place).draft.text !== "";
  const button = useRef<HTMLButtonElement>(null);
  const [form, setForm] = useState<"closed" | "kept" | "pressed">("closed");
  // The server does not know drafts.
  useEffect(() => {
    if (hasText) setForm((now) => (now === "closed" ? "kept" : now));
  }, [hasText]);
  const [sent, setSent] = useState(false);

  function close(isSent: boolean): void {
    setSent(isSent);
    setForm("closed");
    // The button mounts after this update.
    setTimeout(() => button.current?.focus());
  }

  return (
    <div className={styles["answer"]}>
      {form === "closed" ? (
        <Button
          ref={button}
          size="small"
          onClick={() => {
            setSent(false);
            setForm("pressed");
            onAnswer();
          }}
        >
          <span>
            {words.reply}
            <span className="visually-hidden">{words.replyToNote(coachName)}</span>
          </span>
        </Button>
      ) : (
        <LateReplyForm
          place={place}
          focused={form === "pressed"}
          onSent={() => close(true)}
          onCancel={() => close(false)}
        />
      )}
      <Status tone="green">{sent && words.replySent}</Status>
    </div>
  );
}
