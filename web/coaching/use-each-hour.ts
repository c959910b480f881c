import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNow } from "#web/client/now.tsx";
import { readAgain } from "#web/client/query.ts";

/** Each hour a day begins somewhere. `queryKey` must be stable. */
export function useEachHour(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const hour = Math.floor(useNow().at / 3_600_000);
  const [readAt, setReadAt] = useState(hour);
  useEffect(() => {
    if (readAt === hour) return;
    setReadAt(hour);
    void readAgain(client, queryKey);
  }, [client, hour, queryKey, readAt]);
}
