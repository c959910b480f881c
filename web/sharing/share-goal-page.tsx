import { useEffect, useRef, type ReactNode } from "react";
import { useAddressSearch } from "#web/client/search.ts";
import { Page } from "#web/ui/layout.tsx";
import { shareAddress } from "./share-address.ts";
import { ShareList } from "./share-list.tsx";
import { SharedGoal } from "./shared-goal.tsx";
import { words } from "./sharing.words.ts";

interface Props {
  readonly news: ReactNode;
}

// product 10.2
export function ShareGoalPage({ news }: Props) {
  const asked = shareAddress(useAddressSearch());
  const { goalId } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, goalId);
  return (
    <Page width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {news}
      {goalId === null ? (
        <ShareList asked={asked} />
      ) : (
        <SharedGoal key={goalId} goalId={goalId} asked={asked} />
      )}
    </Page>
  );
}

/** The pressed link is removed with its section. */
function useFocusOnChange(
  heading: { readonly current: HTMLElement | null },
  goalId: string | null,
) {
  const shown = useRef(goalId);
  useEffect(() => {
    if (shown.current === goalId) return;
    shown.current = goalId;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [goalId, heading]);
}
