import { drawYear, readYear } from "#contract/years.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { pastYear, yearLines, yearSpan, type PastYear } from "#domain/year.ts";
import { words } from "#domain/year.words.ts";
import type { CardPainter } from "#server/coaching/milestones/card/card-painter.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readYearFacts } from "./year-store.ts";

/** product 37 */
export async function readPastYear(
  db: Queryable,
  uid: string,
  year: string,
  at: number,
): Promise<Ruled<PastYear>> {
  const facts = await readYearFacts(db, uid, Number(year), at);
  return facts === null ? refuse("session.missing") : pastYear(Number(year), facts, facts.now);
}

export const readYearSlice: Slice<typeof readYear> = {
  endpoint: readYear,
  act: ({ deps, params, at }, { uid }) => readPastYear(deps.db, uid, params.year, at),
};

export function drawYearSlice(painter: CardPainter): Slice<typeof drawYear> {
  return {
    endpoint: drawYear,
    act: async ({ deps, params, at }, { uid }) => {
      const year = await readPastYear(deps.db, uid, params.year, at);
      if (isRefused(year)) return year;
      const png = await painter.paint({
        title: words.title(year.year),
        name: null,
        percent: 100,
        completed: true,
        day: yearSpan(year.year).from,
        lines: yearLines(year),
      });
      return png === null ? refuse("request.rate") : { png: Buffer.from(png).toString("base64") };
    },
  };
}
