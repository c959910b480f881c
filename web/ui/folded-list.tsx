import { useState, type ReactNode } from "react";
import { limits } from "#domain/limits.ts";
import { Button } from "./button.tsx";
import styles from "./folded-list.module.css";
import { Row } from "./layout.tsx";

interface Props<T> {
  readonly of: readonly T[];
  /** How many there are, where not all of them are here yet. */
  readonly total?: number;
  readonly children: (line: T) => ReactNode;
}

/** The first lines of a list, and all of them when asked. */
export function FoldedList<T extends { readonly id: string }>({ of, total, children }: Props<T>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={styles["list"]}>
        {(all ? of : of.slice(0, limits.linesShown)).map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </ul>
      {(total ?? of.length) > limits.linesShown && (
        <Row>
          <Button size="small" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show fewer" : "Show more"}
          </Button>
        </Row>
      )}
    </>
  );
}
