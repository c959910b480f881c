import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { changeTimeZone } from "#contract/account.ts";
import { call } from "#web/client/api.ts";
import { browserZone, isBrowserZone } from "#web/client/browser-zone.ts";
import { store, readStored } from "#web/client/browser-storage.ts";
import { useNow } from "#web/client/now.tsx";
import { useSessionStore, useUser } from "#web/client/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { words } from "./zone-offer.words.ts";

/** Day of the last refusal. */
const OFFERED_KEY = "cairn_zone_offered";

/** True while Today, the dashboard's first section, reaches where news is shown. */
function useTodayAtFoot(): boolean {
  const [reaches, setReaches] = useState(true);
  useEffect(() => {
    const today = document.querySelector("main h2")?.closest("section");
    if (!today) return setReaches(false);
    const observer = new IntersectionObserver(
      (entries) => setReaches(entries.at(-1)?.isIntersecting === true),
      { rootMargin: "-75% 0px 0px" },
    );
    observer.observe(today);
    return () => observer.disconnect();
  }, []);
  return reaches;
}

// product 14.7; it mounts late, so a NewsArea avoids a layout shift
export function ZoneOffer() {
  const { timeZone } = useUser();
  const { today } = useNow();
  const session = useSessionStore();
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const open = !isBrowserZone(timeZone) && readStored("sessionStorage", OFFERED_KEY) !== today;
    setZone(open ? browserZone() : null);
  }, [timeZone, today]);
  const change = useMutation({
    mutationFn: (to: string) => call(changeTimeZone, { input: { timeZone: to } }),
    onSuccess: ({ user }) => session.setUser(user),
  });
  const covering = useTodayAtFoot();
  if (zone === null || covering) return null;
  const decline = () => {
    store("sessionStorage", OFFERED_KEY, today);
    setZone(null);
  };
  const use = (
    <Button size="small" pending={change.isPending} onClick={() => change.mutate(zone)}>
      {words.acceptZone(zone)}
    </Button>
  );
  return (
    <div>
      <Banner onDismiss={decline} action={use}>
        {change.error?.message ?? words.otherZone(zone, timeZone)}
      </Banner>
    </div>
  );
}
