import { isAway } from "#domain/away.ts";
import { dateInWords } from "#domain/day-words.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { useNotation } from "#web/ui/notation.ts";
import { words } from "./away.words.ts";

/** "Away until Jan 4"; null for who is here (product 3.23). */
export function useAwayWords(): string | null {
  const { away } = useUser();
  const notation = useNotation();
  if (!isAway(away, useNow().today)) return null;
  return away?.until ? words.awayUntil(dateInWords(away.until, notation)) : words.away;
}
