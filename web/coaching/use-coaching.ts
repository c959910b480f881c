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

/** What a coach sees of their goals, and how they choose of these. */
export interface Coached extends ReadCoaching {
  /** The goals that were read, also those of them that a filter leaves out. */
  readonly known: ReadCoaching["goals"];
  readonly choice: CoachChoice;
  readonly choose: (choice: CoachChoice) => void;
  /** How the goals are to stand together, also while that is read. */
  readonly chosenGrouping: CoachGrouping;
  readonly group: (grouping: CoachGrouping) => void;
  /** The goal that the address points at. */
  readonly highlight: string | null;
  /** Ids of goals on which something is open: these stay where the list ends before them. */
  readonly opened: RefObject<Set<string>>;
  readonly showMore: () => void;
  /** True while what was chosen is read; the goals are then those of the choice before. */
  readonly reading: boolean;
  /** Asks again for what could not be read; null where everything was. */
  readonly retry: (() => void) | null;
}

/** Why the read failed: the two kinds that product 12.7 tells apart, and all others. */
type Failure = "not allowed" | "unreachable" | "other";

export type Coaching =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly why: Failure }
  | ({ readonly kind: "ready" } & Coached);

function failureOf(error: Error): Failure {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 401 || error.status === 403) return "not allowed";
  return error.code === "server.unavailable" ? "unreachable" : "other";
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}

function hasGoal(coached: ReadCoaching | undefined, { id, rev }: LiveChange): boolean {
  return coached?.goals.some(({ goal }) => goal.id === id && goal.rev >= rev) ?? false;
}

/** True where all goals are here: what is chosen of them then is chosen without a request. */
function isWhole(known: ReadCoaching | undefined): boolean {
  return known !== undefined && known.goals.length === known.ids.length;
}

const queryKey = keyOf("readCoaching");
const ID = /^[\w-]{22}$/;

type Asked = QueryOf<typeof readCoaching>;

/** A choice as the server is asked for it: what it does by itself is not said. */
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

/** The choice of the screen: of filter and order, of the address's grouping and goal, and how far the list goes. */
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

/** Reads what is wanted; while that is read, or where it cannot be, `known` is what was read before. */
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
  useEachHour(queryKey);
  // Live changes are not followed once this screen is closed.
  useEffect(() => () => void client.invalidateQueries({ queryKey, refetchType: "none" }), [client]);
  return { data, known: data ?? known, error, retry: () => void refetch() };
}

/** The goals that the person coaches, each change as it comes: progress, notes, and goals that come and go. */
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
  // Loaded goals stay on screen when the session ends or the server is away, but not when the right is lost.
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
