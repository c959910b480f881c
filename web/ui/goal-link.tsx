import type { ReactNode } from "react";
import { Link } from "wouter";
import { goalPath } from "#contract/routes.ts";
import { classNames } from "./class-names.ts";
import styles from "./goal-link.module.css";

interface Props {
  readonly goalId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** A sentence of ours runs as the page does; a description has its own direction (product 1.12). */
  readonly isSentence?: boolean;
}

export function GoalLink({ goalId, className, children, isSentence = false }: Props) {
  return (
    <Link
      href={goalPath(goalId)}
      dir={isSentence ? undefined : "auto"}
      className={classNames(styles["mention"], className)}
    >
      {children}
    </Link>
  );
}
