import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Banner } from "#web/ui/banner.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./shell.module.css";

const PARAMETER = "emailVerified";

/** What an address that leads elsewhere hands on: a verification is confirmed signed out too (product.md, Routes). */
export function keptQuery(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) === "true" ? `?${PARAMETER}=true` : "";
}

/** The short confirmation of /?emailVerified=true, above the screen at `shownPath`. */
export function EmailVerifiedNews({ shownPath }: { readonly shownPath: string }) {
  const [path] = useLocation();
  // While the next screen is loading, the one before it is still here: the news is not for that one.
  const arrived = keptQuery(useSearch()) !== "" && path === shownPath;
  const [newsAt, setNewsAt] = useState(arrived ? path : null);
  useEffect(() => {
    if (!arrived) return;
    setNewsAt(path);
    // A reload is no second arrival.
    history.replaceState(history.state, "", path);
  }, [arrived, path]);
  if (newsAt !== shownPath) return null;
  return (
    <div className={classNames(styles["notice"], styles["news"])}>
      <Banner tone="success" onDismiss={() => setNewsAt(null)}>
        Your email address is verified.
      </Banner>
    </div>
  );
}
