import type { ReactNode } from "react";
import { dayOf } from "#domain/day.ts";
import { useNow } from "#web/client/now.tsx";
import { WrittenAt } from "#web/coaching/notes/written-at.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./timeline.module.css";

interface Props {
  readonly what: string;
  /** Milliseconds. */
  readonly at: number;
  /** A person's words. */
  readonly more?: readonly string[];
  /** Beside what it says. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

/** An earlier day is above it, as a date. */
export function Fact({ what, at, more, children, below }: Props) {
  const now = useNow();
  return (
    <li>
      <Row className={styles["fact"]}>
        <strong>{what}</strong>
        {dayOf(at, now.zone) === now.today && (
          <span data-on-screen>
            <WrittenAt at={at} />
          </span>
        )}
        {children}
      </Row>
      {more?.map((line) => (
        <p key={line} dir="auto" className={styles["words"]}>
          {line}
        </p>
      ))}
      {below}
    </li>
  );
}
