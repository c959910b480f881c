import { useEffect, useState } from "react";
import { RETURN_TO, returnPath } from "#contract/return-path.ts";
import { NowProvider } from "#web/client/now.tsx";
import { askServer, offline, watchConnection, whenThere } from "#web/client/offline/connection.ts";
import type { DevicePerson, KeptGoals } from "#web/client/offline/device.ts";
import { lastPerson, readKeptGoals } from "#web/client/offline/kept-goals.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { setPagePerson } from "#web/client/send.ts";
import { useStore } from "#web/client/store.ts";
import { KeptGoalList } from "#web/goals/queue/kept-goal-list.tsx";
import { StepsToSend } from "#web/goals/queue/steps-to-send.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "./app.words.ts";

interface Kept {
  readonly person: DevicePerson;
  readonly goals: KeptGoals | null;
  /** By the server's clock. */
  readonly at: number;
}

function useKept(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    async function read(): Promise<void> {
      const person = await lastPerson();
      if (person === null) return;
      // Steps logged here are sent under this id.
      setPagePerson(person.uid);
      const goals = await readKeptGoals(person.uid);
      // The device clock may have been set back: steps must come after the read.
      const at = Math.max(Date.now() + person.behind, goals?.at ?? 0);
      setKept({ person, goals, at });
    }
    void read();
    return () => setPagePerson(null);
  }, []);
  return kept;
}

/** Limits reloads of a document that fails again at once. */
const ASKED_AFTER_MS = 1_000;

function useWayBack(): void {
  const to = returnPath(new URLSearchParams(useAddressSearch()).get(RETURN_TO)) ?? "/";
  useEffect(() => {
    // A navigation has just failed.
    offline.write(true);
    const stop = watchConnection();
    const leave = whenThere(() => location.replace(to));
    const first = setTimeout(askServer, ASKED_AFTER_MS);
    return () => {
      clearTimeout(first);
      leave();
      stop();
    };
  }, [to]);
}

// product 29.9
export function OfflineScreen() {
  useWayBack();
  const kept = useKept();
  const [asked, setAsked] = useState(false);
  const isOffline = useStore(offline);
  return (
    <Page width="narrow">
      <Stack gap="tight">
        <h1>{words.offline}</h1>
        <p>{words.offlineWhy}</p>
      </Stack>
      <Row>
        <Button
          look="primary"
          onClick={() => {
            setAsked(true);
            askServer();
          }}
        >
          {words.tryAgain}
        </Button>
        <Status>{asked && isOffline && words.stillOffline}</Status>
      </Row>
      {kept && (
        <NowProvider at={kept.at} timeZone={kept.person.zone}>
          <StepsToSend />
          {kept.goals && <KeptGoalList kept={kept.goals} />}
        </NowProvider>
      )}
    </Page>
  );
}
