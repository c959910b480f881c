import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clearSeeds, readSeeds, seedData } from "#contract/seed.ts";
import { call } from "#web/client/api.ts";
import { browserZone } from "#web/client/browser-zone.ts";

const here = ["seeds"];

export function useSeedsHere() {
  return useQuery({ queryKey: here, queryFn: () => call(readSeeds) });
}

export interface Size {
  readonly people: number;
  readonly goalsPerPerson: number;
}

export function useSeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (size: Size) => call(seedData, { input: { ...size, timeZone: browserZone() } }),
    onSettled: () => client.invalidateQueries({ queryKey: here }),
  });
}

export function useClear() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(clearSeeds, {}),
    onSettled: () => client.invalidateQueries({ queryKey: here }),
  });
}
