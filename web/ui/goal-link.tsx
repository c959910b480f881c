import type { ReactNode } from "react";
import { Link } from "wouter";
import { goalPath } from "#contract/routes.ts";

interface Props {
  readonly goalId: string;
  readonly className?: string | undefined;
  /** The goal's description, unless something else tells of it. */
  readonly children: ReactNode;
}

/** A mention of a goal: it leads to the goal's page. */
export function GoalLink({ goalId, ...rest }: Props) {
  return <Link href={goalPath(goalId)} {...rest} />;
}
