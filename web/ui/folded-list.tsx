import { useState, type ReactNode } from "react";
import * as limits from "#domain/limits.ts";
import { Button } from "./button.tsx";
import styles from "./folded-list.module.css";
import { Row } from "./layout.tsx";
import { words } from "./ui.words.ts";

interface Props<T> {
  readonly of: readonly T[];
  /** Lines shown while folded. */
  readonly first?: number;
  /** If not all are loaded. */
  readonly total?: number;
  readonly onAll?: (all: boolean) => void;
  readonly children: (line: T) => ReactNode;
}

export function FoldedList<T extends { readonly id: string }>(props: Props<T>) {
  const { of, first = limits.linesShown, total, onAll, children } = props;
  const [all, setAll] = useState(false);
  const toggle = () => {
    setAll(!all);
    onAll?.(!all);
  };
  return (
    <>
      <ul className={styles["list"]}>
        {(all ? of : of.slice(0, first)).map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </ul>
      {(total ?? of.length) > first && (
        <Row>
          <Button size="small" look="quiet" aria-expanded={all} onClick={toggle}>
            {all ? words.showFewer : words.showMore}
          </Button>
        </Row>
      )}
    </>
  );
}
