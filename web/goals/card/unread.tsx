import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useCheckInWords } from "../check-ins/check-in-words.ts";
import { words } from "./card.words.ts";

interface Props {
  readonly goal: GoalCard;
  readonly notes: number;
  /** Heading id. */
  readonly titleId: string;
  readonly className?: string | undefined;
}

/** Links to unread notes, and to a note that is not saved yet. */
export function Unread({ goal, notes, titleId, className }: Props) {
  const [checkIn] = useCheckInWords(goal.id);
  const lines = [
    ...(checkIn.message === "" ? [] : [words.unsavedNote]),
    ...(notes === 0 ? [] : [words.unreadNotes(notes)]),
  ];
  if (lines.length === 0) return null;
  return (
    <Row className={className}>
      {lines.map((line) => (
        <ButtonLink key={line} size="small" href={goalPath(goal.id)} describedBy={titleId}>
          {line}
        </ButtonLink>
      ))}
    </Row>
  );
}
