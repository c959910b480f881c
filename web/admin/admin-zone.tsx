import { useSyncExternalStore } from "react";
import { isZone } from "#domain/zone-offset.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { useNow } from "#web/client/now.tsx";
import styles from "./admin.module.css";

const staysTheSame = () => () => {};

/** The zone of dates and times in the admin area: the browser's, or that of one's account where the browser has none (product 14.7). */
export function useAdminZone(): string {
  const { zone } = useNow();
  const here = useSyncExternalStore(staysTheSame, browserZone, () => zone);
  return isZone(here) ? here : zone;
}

/** Names the zone of the dates and times below it. */
export function ZoneWords() {
  return <p className={styles["soft"]}>Dates and times are in {useAdminZone()}.</p>;
}
