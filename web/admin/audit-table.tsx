import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { readAudit, type AuditLine } from "#contract/admin.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import styles from "./admin.module.css";
import { deedWords, personWords } from "./audit-words.ts";
import { Moment } from "./moment.tsx";

/** Who did what in the admin area, newest first. */
export function AuditTable() {
  const titleId = useId();
  const read = useInfiniteQuery({
    queryKey: keyOf("readAudit"),
    queryFn: ({ pageParam, signal }) =>
      call(readAudit, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Read at each opening: the stream is followed only while the screen is open.
    staleTime: 0,
  });
  useLiveChanges("account", () => void read.refetch());
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Audit trail</h2>
      {read.isPending && <Reading>Loading the audit trail...</Reading>}
      {read.isError && (
        <Failed pending={read.isFetching} onRetry={() => void read.refetch()}>
          {read.error.message}
        </Failed>
      )}
      {read.data && <Lines lines={read.data.pages.flatMap(({ entries }) => entries)} />}
      {read.hasNextPage && (
        <p>
          <Button pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            Show earlier actions
          </Button>
        </p>
      )}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p className={styles["soft"]}>Nothing has been done yet.</p>;
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">To whom</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number}>
            <td>
              <Moment at={line.at} time />
            </td>
            <td>
              <bdi>{personWords(line.actorName, line.actorHash, "Server command")}</bdi>
            </td>
            <td>{deedWords(line)}</td>
            <td>
              <bdi>{personWords(line.targetName, line.targetHash, "")}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
