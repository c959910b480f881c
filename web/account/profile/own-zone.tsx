import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
import { changeTimeZone } from "#contract/account.ts";
import { knownZones } from "#domain/known-zones.ts";
import { call } from "#web/client/api.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { useSessionStore, useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "../account.words.ts";
import { Setting } from "../setting.tsx";

// product 14.11
export function OwnZone() {
  const { timeZone } = useUser();
  const session = useSessionStore();
  const { zones, here } = useZones(timeZone);
  const [own, setOwn] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (zone: string) => call(changeTimeZone, { input: { timeZone: zone } }),
    onSuccess: ({ user }) => {
      session.setUser(user);
      setOwn(null);
    },
  });
  const chosen = own ?? timeZone;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) change.mutate(chosen);
  }

  return (
    <Setting title={words.timeZone}>
      <Stack as="form" onSubmit={submit}>
        <SelectField
          label={words.zone}
          hint={words.zoneHint}
          value={chosen}
          onChange={({ target }) => {
            change.reset();
            setOwn(target.value);
          }}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone === here ? words.zoneHere(inWords(zone)) : inWords(zone)}
            </option>
          ))}
        </SelectField>
        {change.error && <Alert>{change.error.message}</Alert>}
        <Row>
          <Button type="submit" disabled={chosen === timeZone} pending={change.isPending}>
            {words.saveZone}
          </Button>
          <Status tone="green">{change.isSuccess && words.zoneSaved}</Status>
        </Row>
      </Stack>
    </Setting>
  );
}

function inWords(zone: string): string {
  return zone.replaceAll("_", " ");
}

/** Only after hydration: the server knows other zones, and 400 options would be in its document. */
function useZones(own: string) {
  const [found, setFound] = useState<{ zones: string[]; here: string } | null>(null);
  useEffect(() => {
    const here = browserZone();
    setFound({ zones: knownZones([own, here]), here });
  }, [own]);
  return found ?? { zones: [own], here: null };
}
