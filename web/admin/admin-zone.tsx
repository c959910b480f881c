import { useSyncExternalStore } from "react";
import { isZone } from "#domain/zone-offset.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { useNow } from "#web/client/now.tsx";
import styles from "./admin.module.css";
import { words } from "./admin.words.ts";

const staysTheSame = () => () => {};

/** Falls back to the account's zone (product 14.7). */
export function useAdminZone(): string {
  const { zone } = useNow();
  const here = useSyncExternalStore(staysTheSame, browserZone, () => zone);
  return isZone(here) ? here : zone;
}

export function ZoneWords() {
  return <p className={styles["soft"]}>{words.zone(useAdminZone())}</p>;
}
