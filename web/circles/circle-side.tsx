import { useId, useRef, useState } from "react";
import { Link } from "wouter";
import type { CirclePage } from "#contract/circles.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./circles.module.css";
import { checkedInWords, runWords, spanWords } from "./figures.ts";
import { Invitations } from "./invitations.tsx";
import { OwnGoals } from "./own-goals.tsx";
import { circlePath } from "./use-circles.ts";
import { words } from "./circles.words.ts";

interface Props {
  readonly circle: CirclePage;
}

export function CircleSide({ circle }: Props) {
  return (
    <Stack>
      <Card>
        <Stack>
          <div>
            <h2>{runWords(circle.run)}</h2>
            <p className={styles["soft"]}>{words.grace}</p>
          </div>
          <Weeks circle={circle} />
        </Stack>
      </Card>
      <Goals circle={circle} />
      {circle.isOrganizer && <Invitations circle={circle} />}
    </Stack>
  );
}

function Weeks({ circle: { id, week: shown, isPresent, weeks } }: Props) {
  const titleId = useId();
  const notation = useNotation();
  if (weeks.length === 0) return null;
  return (
    <nav aria-labelledby={titleId}>
      <Stack gap="tight">
        <h3 id={titleId}>{words.earlier}</h3>
        <ul className={styles["soft"]}>
          {!isPresent && (
            <li>
              <WeekLink href={circlePath(id)}>{words.present}</WeekLink>
            </li>
          )}
          {weeks.map(({ week, ...counted }) => (
            <li key={week}>
              <WeekLink href={week === shown ? null : circlePath(id, week)}>
                {words.weekLine(spanWords(week, notation), checkedInWords(counted))}
              </WeekLink>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}

interface LinkProps {
  /** Null for the week that is shown. */
  readonly href: string | null;
  readonly children: string;
}

function WeekLink({ href, children }: LinkProps) {
  return href === null ? (
    <strong aria-current="page" className={styles["tall"]}>
      {children}
    </strong>
  ) : (
    <Link href={href} className={styles["tall"]}>
      {children}
    </Link>
  );
}

/** Its goals are read once it is unfolded. */
function Goals({ circle }: Props) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const own = circle.rows.find(({ isYou }) => isYou);
  if (own === undefined) return null;
  return (
    <Card data-on-screen>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary}>{words.yourGoals}</summary>
        {open && (
          <OwnGoals
            circleId={circle.id}
            brought={own.goals}
            onMoved={() => summary.current?.focus()}
          />
        )}
      </details>
    </Card>
  );
}
