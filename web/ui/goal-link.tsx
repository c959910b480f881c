import type { ReactNode } from "react";
import { Link } from "wouter";
import { goalPath } from "#contract/routes.ts";
import { classNames } from "./class-names.ts";
import styles from "./goal-link.module.css";

interface Props {
  readonly goalId: string;
  readonly className?: string | undefined;
  /** The goal's description, unless something else tells of it. */
  readonly children: ReactNode;
  /** `ltr` for a sentence of ours; a description turns as its own words do (product 1.12). */
  readonly dir?: "ltr";
}

/** A mention of a goal: it leads to the goal's page. */
export function GoalLink({ goalId, className, children, dir }: Props) {
  return (
    <Link
      href={goalPath(goalId)}
      dir={dir ?? "auto"}
      className={classNames(styles["mention"], className)}
    >
      {children}
    </Link>
  );
}
