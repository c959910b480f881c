import { createContext, type ReactNode } from "react";
import type { GoalCard } from "#domain/goal.ts";

/** What other nouns have to say of a goal in its modal; the screen that composes them says what. Null for nothing. */
export const GoalPartsContext = createContext<((goal: GoalCard) => ReactNode) | null>(null);
