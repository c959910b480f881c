import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { changeCheckInDay } from "#contract/account.ts";
import { checkInDays, type CheckInDay as Weekday } from "#domain/check-in-period.ts";
import { weekdayName } from "#domain/day-words.ts";
import { call } from "#web/client/api.ts";
import { useSessionStore, useUser } from "#web/client/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useNotation } from "#web/ui/notation.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

// product 25.14
export function CheckInDay() {
  const { checkInDay } = useUser();
  const session = useSessionStore();
  const [own, setOwn] = useState<Weekday | null>(null);
  const change = useMutation({
    mutationFn: (day: Weekday) => call(changeCheckInDay, { input: { day } }),
    onSuccess: ({ user }) => {
      session.setUser(user);
      setOwn(null);
    },
  });
  const chosen = own ?? checkInDay;
  // Starts with the reader's first weekday.
  const before = useNotation().firstWeekday - 1;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!change.isPending) change.mutate(chosen);
  }

  return (
    <Setting title={words.weeklyCheckIn}>
      <Stack as="form" onSubmit={submit}>
        <SelectField
          label={words.checkInDay}
          hint={words.checkInDayHint}
          value={chosen}
          onChange={({ target }) => {
            change.reset();
            setOwn(checkInDays.find((day) => String(day) === target.value) ?? null);
          }}
        >
          {[...checkInDays.slice(before), ...checkInDays.slice(0, before)].map((day) => (
            <option key={day} value={day}>
              {weekdayName(day)}
            </option>
          ))}
        </SelectField>
        {change.error && <Alert>{change.error.message}</Alert>}
        <Row>
          <Button type="submit" pending={change.isPending}>
            {words.saveDay}
          </Button>
          <Status tone="green">{change.isSuccess && words.daySaved}</Status>
        </Row>
      </Stack>
    </Setting>
  );
}
