import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { readFailedInvitations } from "#contract/colleagues.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Moment } from "../moment.tsx";
import { words } from "./users.words.ts";

// product 33.6
export function FailedInvitations() {
  const heading = useId();
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf("readFailedInvitations"),
    queryFn: ({ signal }) => call(readFailedInvitations, { signal }),
    // Delivery fails after the invitation was answered.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (data === undefined && isError)
    return <Failed onRetry={() => void refetch()}>{words.failedInvitationsUnread}</Failed>;
  if (data === undefined || data.failed.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words.failedInvitations}</h2>
      <p>{words.failedInvitationsWhy}</p>
      <ul>
        {data.failed.map(({ address, at, reason }) => (
          <li key={`${address} ${at}`}>
            <strong dir="ltr">{address}</strong>, <Moment at={at} />:{" "}
            <span dir="auto">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
