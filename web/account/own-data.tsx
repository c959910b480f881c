import { useMutation } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { exportAccount } from "#contract/account.ts";
import { limits } from "#domain/limits.ts";
import { addressOf, ApiError, refusalIn } from "#web/client/api.ts";
import { send } from "#web/client/send.ts";
import { useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";

const FILE = "cairn-export.json";
const KEPT_MS = 60_000;
/** The server gives up by then; a line that died does not say so. */
const LONGEST_MS = limits.exportMinutes * 60_000;
const CUT = "The download stopped before its end, so nothing was saved. Please try again.";

/** The whole file, or an error: one that stops before its end is none. */
async function download(address: string): Promise<Blob> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await send(address, { signal }).catch(() => {
    throw new ApiError("server.unavailable", 0);
  });
  if (!response.ok) throw await refusalIn(response);
  return response.blob().catch(() => {
    throw new Error(CUT);
  });
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: FILE }).click();
  // Not every browser has read it when the press is over.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** All data that is kept of the person as a file (product 14.9). Without script the link alone is the download. */
export function OwnData() {
  const { uid } = useUser();
  const address = addressOf(exportAccount, { query: { person: uid } });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: download,
    onSuccess: save,
  });
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(address);
  };
  return (
    <Card as="section" aria-labelledby="export-title">
      <Stack>
        <h2 id="export-title">Your data</h2>
        <p>
          Everything that Cairn keeps of you, as one JSON file: your profile, goals and their
          history, badges, check-ins and sessions.
        </p>
        <p>
          <a href={address} download={FILE} className={buttonClass({})} onClick={onClick}>
            Download your data
          </a>
        </p>
        <Status>
          {isPending && "Collecting your data..."}
          {isSuccess && `Your data are saved as ${FILE}.`}
        </Status>
        {error !== null && <Alert>{error.message}</Alert>}
      </Stack>
    </Card>
  );
}
