import { useState, type ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import { Button } from "./button.tsx";
import styles from "./folded-list.module.css";
import { Row } from "./layout.tsx";

interface Props<T> {
  readonly of: readonly T[];
  /** How many there are, where not all of them are here yet. */
  readonly total?: number;
  /** Told whether all of them are asked for. */
  readonly onAll?: (all: boolean) => void;
  readonly children: (line: T) => ReactNode;
}

/** The first lines of a list, and all of them when asked. */
export function FoldedList<T extends { readonly id: string }>(props: Props<T>) {
  const { of, total, onAll, children } = props;
  const [all, setAll] = useState(false);
  const toggle = () => {
    setAll(!all);
    onAll?.(!all);
  };
  return (
    <>
      <ul className={styles["list"]}>
        {(all ? of : of.slice(0, limits.linesShown)).map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </ul>
      {(total ?? of.length) > limits.linesShown && (
        <Row>
          <Button size="small" look="quiet" aria-expanded={all} onClick={toggle}>
            {all ? "Show fewer" : "Show more"}
          </Button>
        </Row>
      )}
    </>
  );
}
