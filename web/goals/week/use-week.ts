import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import { OF, readWeek, type OwnWeekRow, type Week } from "#contract/week.ts";
import type { writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { parseDay, type Day } from "#domain/day.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useStore } from "#web/client/store.ts";
import { goalWritesOf } from "../goal-writes.ts";
import { overlaidGoal } from "../overlay.ts";

/** The week that the address names; null for today's. */
function useAddressDay(): Day | null {
  return parseDay(new URLSearchParams(useAddressSearch()).get(OF) ?? "");
}

export function useWeek() {
  const of = useAddressDay();
  const client = useQueryClient();
  const again = () => void readAgain(client, keyOf("readWeek"));
  useLiveChanges("goal", again);
  useLiveChanges("plan", again);
  useLiveChanges("check-in", again);
  const query = of === null ? {} : { of };
  const read = useQuery({
    queryKey: keyOf("readWeek", query),
    queryFn: ({ signal }) => call(readWeek, { query, signal }),
    // The week is stale by the next visit.
    gcTime: 0,
  });
  return { ...read, isPresent: of === null };
}

/** The row with steps that no answer has confirmed yet. */
export function useShownRow(row: OwnWeekRow): OwnWeekRow {
  const overlay = useStore(goalWritesOf(useQueryClient()).overlay);
  const now = useNow();
  return { ...row, goal: overlaidGoal(row.goal, overlay, now) };
}

type Written = OutputOf<typeof writeWeeklyCheckIn>;

/** Shows a row as written before the week is read again. */
export function useWroteRow() {
  const client = useQueryClient();
  const now = useNow();
  return (row: OwnWeekRow, said: WeeklyCheckInDraft, { goal, checkInId }: Written) => {
    const { progress: _, circle, ...words } = said;
    const checkIn = {
      ...words,
      id: checkInId,
      goalId: goal.id,
      at: now.at,
      circle: circle === "coach" ? ("coach" as const) : ("private" as const),
      seen: null,
      rev: 1,
    };
    const isSame = (one: OwnWeekRow) =>
      one.goal.id === goal.id && one.period.from === row.period.from;
    const written = (one: OwnWeekRow): OwnWeekRow =>
      isSame(one) ? { ...one, goal, checkIn, state: "done" } : one;
    client.setQueriesData<Week>(
      { queryKey: keyOf("readWeek") },
      (week) => week && { ...week, rows: week.rows.map(written) },
    );
    void readAgain(client, keyOf("readWeek"));
  };
}
