import { useId } from "react";
import { network } from "#domain/network.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { shareByDevice, openComposer, useShareSheet } from "./share-targets.ts";
import { NewsAlert, useNews } from "./news.tsx";
import styles from "./sharing.module.css";
import { useCountShare } from "./use-count-share.ts";
import { words } from "./sharing.words.ts";

interface Props {
  /** Null where no goal could be loaded. */
  readonly goalId: string | null;
  readonly message: string;
  readonly advice?: string;
  readonly wanting?: string | null;
  /** False where the screen has another main action. */
  readonly main?: boolean;
}

export function MessagePanel({
  goalId,
  message,
  advice = words.nothingPosted,
  wanting = null,
  main = true,
}: Props) {
  const { news, share } = useShareActions(goalId, message);
  const device = useShareSheet();
  const hintId = useId();
  const titleId = useId();
  const disabled = wanting !== null;
  return (
    <Stack>
      <strong id={titleId}>{words.message}</strong>
      <blockquote aria-labelledby={titleId} dir="auto" className={styles["preview"]}>
        {message}
      </blockquote>
      <Row aria-describedby={hintId} role="group" aria-label={words.waysToShare}>
        <Button look={main ? "primary" : "secondary"} disabled={disabled} onClick={share.network}>
          {words.shareOn(network.name)}
        </Button>
        <Button disabled={disabled} onClick={() => void share.clipboard()}>
          {words.copyMessage}
        </Button>
        {device && (
          <Button disabled={disabled} onClick={() => void share.device()}>
            {words.shareFromDevice}
          </Button>
        )}
      </Row>
      <NewsAlert news={news} />
      <p id={hintId} className={styles["quiet"]}>
        {wanting ?? words.opensNetwork(network.name, advice)}
      </p>
    </Stack>
  );
}

function useShareActions(goalId: string | null, message: string) {
  const count = useCountShare(goalId);
  const { news, show, clear } = useNews();

  function onNetwork(): void {
    clear();
    if (openComposer(network.slug, message)) count("share");
  }

  async function onClipboard(): Promise<void> {
    const done = await copyText(message);
    if (done) count("copy");
    show(done ? words.messageCopied : words.copyMessageFailed, !done);
  }

  async function onDevice(): Promise<void> {
    clear();
    const ended = await shareByDevice(message);
    if (ended === "shared") count("share");
    if (ended === "failed") show(words.shareFromDeviceFailed, true);
  }

  return { news, share: { network: onNetwork, clipboard: onClipboard, device: onDevice } };
}
