import * as limits from "./limits.ts";
import { headerText } from "./short-text.ts";

/** A goal's name in the title of its document: its description on one line, cut; 'Goal' where none of it can be seen (product 2.10). */
export function goalTitle(description: string): string {
  return headerText(description, limits.titleText) || "Goal";
}
