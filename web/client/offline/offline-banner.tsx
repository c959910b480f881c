import { useEffect, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import styles from "../session-ended.module.css";
import { useSession } from "../session.ts";
import { useStore } from "../store.ts";
import { offline, watchConnection } from "./connection.ts";
import { openDevice } from "./device.ts";
import { words } from "./offline.words.ts";

// product 29.6
export function OfflineBanner() {
  const isOffline = useStore(offline);
  const { phase } = useSession();
  const [keeps, setKeeps] = useState(true);
  useEffect(watchConnection, []);
  useEffect(() => {
    if (isOffline) void openDevice().then((device) => setKeeps(device !== null));
  }, [isOffline]);
  // `SessionEnded` has its own message.
  if (!isOffline || phase === "ended") return null;
  return (
    <div className={styles["news"]}>
      <Banner tone="warning">{keeps ? words.keeps : words.keepsNothing}</Banner>
    </div>
  );
}
