import { useEffect, useState } from "react";
import { EMAIL_VERIFIED } from "#contract/return-path.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { Banner } from "#web/ui/banner.tsx";
import { words } from "./banners.words.ts";

// A reload or a bookmark must not show it again.
function forgetIt(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(EMAIL_VERIFIED)) return;
  address.searchParams.delete(EMAIL_VERIFIED);
  history.replaceState(history.state, "", address);
}

// product 2.8
export function EmailConfirmed() {
  const search = useAddressSearch();
  const [shown, setShown] = useState(
    () => new URLSearchParams(search).get(EMAIL_VERIFIED) === "true",
  );
  useEffect(forgetIt, []);
  if (!shown) return null;
  return (
    <Banner tone="success" onDismiss={() => setShown(false)}>
      {words.emailVerified}
    </Banner>
  );
}
