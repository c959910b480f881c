import { useRef, useState } from "react";
import type { OutputOf } from "#contract/endpoint.ts";
import type { seedData } from "#contract/seed.ts";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { typedWholeNumber } from "#domain/typed-number.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./seed.module.css";
import { useSeed, type Size } from "./use-seeds.ts";

function numberOf(text: string, most: number): number | null {
  const number = typedWholeNumber(text);
  return number !== null && number <= most ? number : null;
}

function seededWords(
  { people, crowd, goals }: OutputOf<typeof seedData>,
  notation: Notation,
): string {
  const all = numberInWords(people + crowd, notation);
  return `Seeded: ${all} people with ${counted(goals, "goal")}.`;
}

const rangeWords = (most: number) => `Please enter a whole number from 0 to ${most}.`;

export function SeedForm() {
  const [people, setPeople] = useState("0");
  const [each, setEach] = useState("10");
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const seed = useSeed();
  const notation = useNotation();
  const size = {
    people: numberOf(people, limits.seedPeople),
    goalsPerPerson: numberOf(each, limits.seedGoals),
  };
  const submit = () => {
    if (size.people !== null && size.goalsPerPerson !== null) return seed.mutate(size as Size);
    setTried(true);
    form.current?.querySelectorAll("input")[size.people === null ? 0 : 1]?.focus();
  };
  const fault = (value: number | null, most: number) =>
    tried && value === null ? rangeWords(most) : undefined;
  return (
    <Card as="section" aria-labelledby="seed-title">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!seed.isPending) submit();
        }}
      >
        <Stack>
          <h2 id="seed-title">Seed</h2>
          <p>
            Makes a small world of invented people with goals in every state, coaches, notes,
            badges, check-ins, mail and a month of activity, and replaces the one before it. You can
            sign in as each of them.
          </p>
          <div className={styles["fields"]}>
            <TextField
              label="Crowd"
              hint={`More people to fill lists: 0 to ${limits.seedPeople}`}
              value={people}
              inputMode="numeric"
              autoComplete="off"
              error={fault(size.people, limits.seedPeople)}
              onChange={(event) => setPeople(event.target.value)}
            />
            <TextField
              label="Goals each"
              hint={`Of the crowd: 0 to ${limits.seedGoals}`}
              value={each}
              inputMode="numeric"
              autoComplete="off"
              error={fault(size.goalsPerPerson, limits.seedGoals)}
              onChange={(event) => setEach(event.target.value)}
            />
          </div>
          <p>
            Larger worlds are made on the server's machine:{" "}
            <code className={styles["command"]}>
              <span>npm run seed --</span> <span>--people 1000</span>{" "}
              <span>--goals-per-person 10</span>
            </code>
          </p>
          <p>
            <Button type="submit" look="primary" pending={seed.isPending}>
              Seed Data
            </Button>
          </p>
          <Status tone="green">
            {seed.isPending && <span>Seeding...</span>}
            {seed.isSuccess && <span>{seededWords(seed.data, notation)}</span>}
          </Status>
          {seed.isSuccess && (
            <p>
              <ButtonLink href="/login">Sign in as one of them</ButtonLink>
            </p>
          )}
          {seed.isError && <Alert>{seed.error.message}</Alert>}
        </Stack>
      </form>
    </Card>
  );
}
