import { words } from "./goal.words.ts";
import * as limits from "./limits.ts";
import { headerText } from "./short-text.ts";

/** The document title: the description on one line, cut; 'Goal' if invisible (product 2.10). */
export function goalTitle(description: string): string {
  return headerText(description, limits.titleText) || words.untitled;
}
