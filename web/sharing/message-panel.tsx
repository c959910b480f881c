import { useId } from "react";
import { network } from "#domain/network.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { copied, sharedByDevice, sharedOn, useShareSheet } from "./share-targets.ts";
import { NewsAlert } from "./news-alert.tsx";
import styles from "./sharing.module.css";
import { useCountShare } from "./use-count-share.ts";
import { useNews } from "./use-news.ts";

interface Props {
  /** What the share is counted for; null where no goal could be read. */
  readonly goalId: string | null;
  readonly message: string;
  /** What to think of before it goes out. */
  readonly advice?: string;
  /** Why the message cannot go out yet. */
  readonly wanting?: string | null;
}

const PRIVATE = "Nothing is posted before you do it there.";

/** The message as it will go out, and the ways out. */
export function MessagePanel({ goalId, message, advice = PRIVATE, wanting = null }: Props) {
  const { news, handOn } = useHandingOn(goalId, message);
  const device = useShareSheet();
  const hintId = useId();
  const disabled = wanting !== null;
  return (
    <Stack>
      <TextAreaField label="Message preview" value={message} readOnly rows={5} />
      <Row aria-describedby={hintId} role="group" aria-label="Ways to share">
        <Button
          look={disabled ? "secondary" : "primary"}
          disabled={disabled}
          onClick={handOn.network}
        >
          Share on {network.name}
        </Button>
        <Button disabled={disabled} onClick={() => void handOn.clipboard()}>
          Copy Message
        </Button>
        {device && (
          <Button disabled={disabled} onClick={() => void handOn.device()}>
            Share from this device
          </Button>
        )}
      </Row>
      <NewsAlert news={news} />
      <p id={hintId} className={styles["quiet"]}>
        {wanting ?? `${network.name} opens in a new window with this message. ${advice}`}
      </p>
    </Stack>
  );
}

function useHandingOn(goalId: string | null, message: string) {
  const count = useCountShare(goalId);
  const { news, tell, hush } = useNews();

  function onNetwork(): void {
    hush();
    if (sharedOn(network.slug, message)) count("share");
  }

  async function onClipboard(): Promise<void> {
    const done = await copied(message);
    if (done) count("copy");
    tell(done ? "Message copied to clipboard!" : "Failed to copy message.", !done);
  }

  async function onDevice(): Promise<void> {
    hush();
    const ended = await sharedByDevice(message);
    if (ended === "shared") count("share");
    if (ended === "failed") tell("The message could not be handed to this device.", true);
  }

  return { news, handOn: { network: onNetwork, clipboard: onClipboard, device: onDevice } };
}
