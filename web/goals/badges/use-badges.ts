import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readBadges } from "#contract/badges.ts";
import type { Dashboard } from "#contract/goals.ts";
import { call } from "#web/client/api.ts";
import { useDistrustOnLeave, useLiveChanges } from "#web/client/live-changes.tsx";
import { useNow } from "#web/client/now.tsx";
import { keyOf, readAgain } from "#web/client/query.ts";

const queryKey = keyOf("readBadges");

export function useBadges() {
  const client = useQueryClient();
  const { today } = useNow();
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readBadges, { signal }),
    // Loaded with the dashboard.
    initialData: () =>
      client.getQueryData<Partial<Dashboard>>(keyOf("readDashboard"))?.achievements,
  });
  useDistrustOnLeave(queryKey);
  const again = () => void readAgain(client, queryKey);
  useLiveChanges("badge", again);
  // The first move of a day makes it active.
  useLiveChanges("goal", () => read.data?.activeDays.includes(today) || again());
  return read;
}
