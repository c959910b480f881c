import type { ReactNode } from "react";
import { Link } from "wouter";
import { goalPath } from "#contract/routes.ts";
import { classNames } from "./class-names.ts";
import styles from "./goal-link.module.css";

interface Props {
  readonly goalId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** For our own sentences; a description has its own direction (product 1.12). */
  readonly dir?: "ltr";
}

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
