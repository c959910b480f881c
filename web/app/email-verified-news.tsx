import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Banner } from "#web/ui/banner.tsx";
import styles from "./shell.module.css";

const PARAMETER = "emailVerified";

/** What an address that is left keeps of its query: a verification is confirmed signed out too (product.md, Routes). */
export function keptQuery(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) === "true" ? `?${PARAMETER}=true` : "";
}

/** The short confirmation of /?emailVerified=true. */
export function EmailVerifiedNews() {
  const arrived = keptQuery(useSearch()) !== "";
  const [path] = useLocation();
  const [shown, setShown] = useState(arrived);
  useEffect(() => {
    if (!arrived) return;
    setShown(true);
    // A reload is no second arrival.
    history.replaceState(history.state, "", location.pathname);
  }, [arrived]);
  // It belongs to the screen of the arrival: whoever goes on has read it.
  const left = path !== "/" && path !== "/login" && !arrived;
  useEffect(() => {
    if (left) setShown(false);
  }, [left]);
  if (!shown) return null;
  return (
    <div className={styles["notice"]}>
      <Banner tone="success" onDismiss={() => setShown(false)}>
        Your email address is verified.
      </Banner>
    </div>
  );
}
