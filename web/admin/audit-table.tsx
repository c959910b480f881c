import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation } from "wouter";
import { readAudit, type AuditLine } from "#contract/admin.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./admin.module.css";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { askedBy, askedFor, filterOf, searchOf, type AuditFilter } from "./audit-filter.ts";
import { deedWords, personWords } from "./audit-words.ts";
import { useAdminZone, ZoneWords } from "./admin-zone.tsx";
import { Moment } from "./moment.tsx";
import { words } from "./admin.words.ts";

export function AuditTable() {
  const titleId = useId();
  const filter = filterOf(useAddressSearch());
  const asked = askedBy(filter, useAdminZone());
  const isFiltered = Object.keys(asked).length > 0;
  const read = useInfiniteQuery({
    queryKey: keyOf("readAudit", asked),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...asked, ...(pageParam !== null && { before: pageParam }) };
      return call(readAudit, { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // No live events arrive while unmounted.
    staleTime: 0,
  });
  useLiveChanges("account", () => void read.refetch());
  const lines = read.data?.pages.flatMap(({ entries }) => entries);
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.audit}</h2>
      <ZoneWords />
      <AuditFilterForm />
      <Status>{isFiltered && lines && foundWords(lines.length, read.hasNextPage)}</Status>
      {read.isPending && <Reading>{words.loadingAudit}</Reading>}
      {read.isError && (
        <Failed pending={read.isFetching} onRetry={() => void read.refetch()}>
          {read.error.message}
        </Failed>
      )}
      {lines && (lines.length > 0 || !isFiltered) && <Lines lines={lines} filter={filter} />}
      {read.hasNextPage && (
        <p>
          <Button pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {words.showEarlier}
          </Button>
        </p>
      )}
    </Stack>
  );
}

function foundWords(count: number, more: boolean): string {
  if (count === 0) return words.noneFound;
  return more ? words.newestFound(count) : words.found(count);
}

interface LinesProps {
  readonly lines: readonly AuditLine[];
  readonly filter: AuditFilter;
}

function Lines({ lines, filter }: LinesProps) {
  if (lines.length === 0) return <p className={styles["soft"]}>{words.nothingDone}</p>;
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.toWhom}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number}>
            <td>
              <Moment at={line.at} time />
            </td>
            <td>
              <Person
                filter={{
                  ...filter,
                  actor:
                    line.actorHash === null ? "server" : askedFor(line.actorName, line.actorHash),
                }}
                name={personWords(line.actorName, line.actorHash, words.serverCommand)}
              />
            </td>
            <td>{deedWords(line)}</td>
            <td>
              {line.targetHash !== null && (
                <Person
                  filter={{ ...filter, target: askedFor(line.targetName, line.targetHash) }}
                  name={personWords(line.targetName, line.targetHash, "")}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Person({ filter, name }: { readonly filter: AuditFilter; readonly name: string }) {
  const [path] = useLocation();
  return (
    <Link href={path + searchOf(filter)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
