import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { readCoaching, type Coaching as ReadCoaching } from "#contract/coached-goals.ts";
import type { QueryOf } from "#contract/endpoint.ts";
import type { LiveChange } from "#contract/live.ts";
import { firstChoice, type CoachChoice, type CoachGrouping } from "#domain/coach-choice.ts";
import { groupingOf, shownToCoach } from "#domain/coach-view.ts";
import * as limits from "#domain/limits.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useGrouping } from "./people/use-grouping.ts";
import { useEachHour } from "./use-each-hour.ts";

export interface CoachingList extends ReadCoaching {
  /** Including those that a filter hides. */
  readonly known: ReadCoaching["goals"];
  readonly choice: CoachChoice;
  readonly choose: (choice: CoachChoice) => void;
  /** Set before its goals are read. */
  readonly chosenGrouping: CoachGrouping;
  readonly group: (grouping: CoachGrouping) => void;
  readonly highlight: string | null;
  /** Ids of goals with something open; they stay even in a shorter list. */
  readonly opened: RefObject<Set<string>>;
  readonly showMore: () => void;
  /** True while a new choice loads; `goals` are still the last one's. */
  readonly reading: boolean;
  /** Null if nothing failed. */
  readonly retry: (() => void) | null;
}

// product 12.7
type Failure = "not-allowed" | "unreachable" | "other";

export type Coaching =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly why: Failure }
  | ({ readonly kind: "ready" } & CoachingList);

function failureOf(error: Error): Failure {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 401 || error.status === 403) return "not-allowed";
  return error.code === "server.unavailable" ? "unreachable" : "other";
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

function hasGoal(coached: ReadCoaching | undefined, { id, rev }: LiveChange): boolean {
  return coached?.goals.some(({ goal }) => goal.id === id && goal.rev >= rev) ?? false;
}

/** If all goals are loaded, a choice needs no request. */
function isWhole(known: ReadCoaching | undefined): boolean {
  return known !== undefined && known.goals.length === known.ids.length;
}

const queryKey = keyOf("readCoaching");
const ID = /^[\w-]{22}$/;

type Asked = QueryOf<typeof readCoaching>;

/** Omits the server's defaults. */
function askedFor(
  { filter, sort }: CoachChoice,
  group: CoachGrouping | undefined,
  first: number,
  highlight: string | null,
): Asked {
  return {
    ...(filter !== firstChoice.filter && { filter }),
    ...(sort !== firstChoice.sort && { sort }),
    ...(group !== undefined && { group }),
    ...(first !== limits.coachedGoalsPage && { first: `${first}` }),
    ...(highlight !== null && ID.test(highlight) && { keep: highlight }),
  };
}

function useChoice() {
  const [choice, setChoice] = useState(firstChoice);
  const [first, setFirst] = useState<number>(limits.coachedGoalsPage);
  const [asked, setGroup] = useGrouping();
  const highlight = new URLSearchParams(useAddressSearch()).get("highlight");
  return {
    choice,
    highlight,
    grouping: asked,
    wanted: askedFor(choice, asked, first, highlight),
    choose(next: CoachChoice) {
      setChoice(next);
      setFirst(limits.coachedGoalsPage);
    },
    group(next: CoachGrouping) {
      setGroup(next);
      setFirst(limits.coachedGoalsPage);
    },
    showMore: () => setFirst(first + limits.coachedGoalsPage),
  };
}

/** `known` is the last data while loading or after a failure. */
function useRead(wanted: Asked, opened: RefObject<Set<string>>) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(() =>
    isWhole(client.getQueryData<ReadCoaching>(queryKey)) ? {} : wanted,
  );
  const { data, error, refetch } = useQuery({
    queryKey: keyOf("readCoaching", asked),
    queryFn: ({ signal }) => {
      const kept = [...(asked.keep === undefined ? [] : [asked.keep]), ...opened.current];
      const keep = kept.slice(0, limits.coachedGoalsKept).join(",");
      return call(readCoaching, { query: { ...asked, ...(keep !== "" && { keep }) }, signal });
    },
  });
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  if (!isWhole(data ?? known) && JSON.stringify(asked) !== JSON.stringify(wanted)) setAsked(wanted);
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", (change) => hasGoal(data, change) || again());
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  useEachHour(queryKey);
  // No live events arrive while unmounted.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  return { data, known: data ?? known, error, retry: () => void refetch() };
}

export function useCoaching(): Coaching {
  const now = useNow();
  const opened = useRef(new Set<string>());
  const { wanted, grouping: asked, ...chosen } = useChoice();
  const { data, known, error, retry } = useRead(wanted, opened);
  const { choice } = chosen;
  const grouping = isWhole(known) ? groupingOf(known?.goals ?? [], asked) : undefined;
  const goals = useMemo(
    () => grouping && known && [...shownToCoach(known.goals, choice, grouping, now)],
    [known, choice, grouping, now],
  );
  // Loaded goals survive an ended session and an outage, but not a lost right.
  if (error !== null && (known === undefined || isRefused(error)))
    return { kind: "failed", why: failureOf(error) };
  if (known === undefined) return { kind: "loading" };
  return {
    kind: "ready",
    ...known,
    ...chosen,
    ...(grouping && goals && { grouping, goals, matching: goals.length }),
    chosenGrouping: asked ?? grouping ?? known.grouping,
    known: known.goals,
    opened,
    reading: data === undefined && error === null,
    retry: data === undefined && error !== null ? retry : null,
  };
}
