import { useLocation } from "wouter";
import { coachGroupings, type CoachGrouping } from "#domain/coach-choice.ts";
import { useAddressSearch } from "#web/client/search.ts";

const GROUP = "group";

// product 26.7
export function useGrouping() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useAddressSearch());
  const said = search.get(GROUP);
  const choose = (next: CoachGrouping) => {
    search.set(GROUP, next);
    navigate(`${path}?${search}`, { replace: true });
  };
  return [coachGroupings.find((known) => known === said), choose] as const;
}
