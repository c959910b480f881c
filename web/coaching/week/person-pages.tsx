import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { readBrief } from "#contract/brief.ts";
import { readPersonWeek } from "#contract/person-week.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { ApiError, call } from "#web/client/api.ts";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { BriefedGoals } from "../brief/brief.tsx";
import brief from "../brief/brief.module.css";
import { words as briefWords } from "../brief/brief.words.ts";
import { OF, PersonWeekRows } from "./person-week.tsx";
import { words } from "./week.words.ts";

// In one module, as the first script names each page's file.

interface Props {
  readonly uid?: string;
}

// product 26.8
export function BriefPage({ uid = "" }: Props) {
  const queryKey = useMemo(() => keyOf("readBrief", { uid }), [uid]);
  const read = useOfPerson(queryKey, (signal) => call(readBrief, { params: { uid }, signal }));
  return (
    <Page width="narrow" className={brief["brief"]}>
      <OfPerson of={read} words={briefWords}>
        {({ goals }) => <BriefedGoals uid={uid} goals={goals} />}
      </OfPerson>
    </Page>
  );
}

// product 26.10
export function PersonWeekPage({ uid = "" }: Props) {
  const of = new URLSearchParams(useAddressSearch()).get(OF);
  const query = useMemo(() => (of === null ? {} : { of }), [of]);
  const queryKey = useMemo(() => keyOf("readPersonWeek", { uid, ...query }), [uid, query]);
  const read = useOfPerson(queryKey, (signal) =>
    call(readPersonWeek, { params: { uid }, query, signal }),
  );
  return (
    <Page>
      <OfPerson of={read} words={words}>
        {(week) => <PersonWeekRows uid={uid} week={week} queryKey={queryKey} />}
      </OfPerson>
    </Page>
  );
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not-found") return null;
    throw error;
  }
}

/** Null if the reader coaches none of the person's goals. `queryKey` must be stable. */
function useOfPerson<T>(
  queryKey: readonly unknown[],
  read: (signal: AbortSignal) => Promise<T>,
): UseQueryResult<T | null> {
  const client = useQueryClient();
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("goal", again);
  useLiveChanges("note", again);
  useLiveChanges("check-in", again);
  useDistrustOnLeave(queryKey);
  return useQuery({ queryKey, queryFn: ({ signal }) => orNull(read(signal)) });
}

interface OfPersonProps<T> {
  readonly of: UseQueryResult<T | null>;
  readonly words: {
    readonly title: string;
    readonly titleOf: (owner: string) => string;
    readonly loading: string;
    readonly failed: string;
  };
  readonly children: (data: T) => ReactNode;
}

function OfPerson<T extends { readonly ownerName: string }>(props: OfPersonProps<T>) {
  const { of, words: own, children } = props;
  const { data, isError, refetch } = of;
  return (
    <>
      <h1 tabIndex={-1}>{data ? own.titleOf(bidiIsolated(data.ownerName)) : own.title}</h1>
      {data ? (
        children(data)
      ) : data === null ? (
        <Missing />
      ) : isError ? (
        <Failed onRetry={() => void refetch()}>{own.failed}</Failed>
      ) : (
        <Reading>{own.loading}</Reading>
      )}
    </>
  );
}

function Missing() {
  return (
    <>
      <p>{words.missing}</p>
      <p>
        <ButtonLink href="/coaching">{words.toCoaching}</ButtonLink>
      </p>
    </>
  );
}
