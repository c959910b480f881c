import { useState } from "react";
import { late } from "#web/client/late-part.tsx";
import { useUser } from "#web/client/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LeavingButton } from "#web/ui/leaving-button.tsx";
import { words } from "./away.words.ts";
import { focusTitle } from "./focus-title.ts";
import { useAwayWords } from "./use-away.ts";

const Return = late(() => import("./return.tsx").then((m) => m.Return), null);

// product 3.23
export function AwayBanner() {
  const [asked, setAsked] = useState(false);
  const { away } = useUser();
  const until = useAwayWords();
  return (
    <>
      {/* First, so that it gives focus back before the button goes. */}
      {(until ? asked : away) && <Return onClose={() => setAsked(false)} />}
      {until && (
        <Banner
          action={
            <LeavingButton size="small" onClick={() => setAsked(true)} onGone={focusTitle}>
              {words.comeBack}
            </LeavingButton>
          }
        >
          {until}
        </Banner>
      )}
    </>
  );
}
