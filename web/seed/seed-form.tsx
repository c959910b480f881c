import { useRef, useState } from "react";
import * as limits from "#domain/limits.ts";
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
import { words } from "./seed.words.ts";

function numberOf(text: string, most: number): number | null {
  const number = typedWholeNumber(text);
  return number !== null && number <= most ? number : null;
}

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
    tried && value === null ? words.notInRange(most) : undefined;
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
          <h2 id="seed-title">{words.seed}</h2>
          <p>{words.seedWhat}</p>
          <div className={styles["fields"]}>
            <TextField
              label={words.crowd}
              hint={words.crowdHint}
              value={people}
              inputMode="numeric"
              autoComplete="off"
              error={fault(size.people, limits.seedPeople)}
              onChange={(event) => setPeople(event.target.value)}
            />
            <TextField
              label={words.goalsEach}
              hint={words.goalsEachHint}
              value={each}
              inputMode="numeric"
              autoComplete="off"
              error={fault(size.goalsPerPerson, limits.seedGoals)}
              onChange={(event) => setEach(event.target.value)}
            />
          </div>
          <p>
            {words.larger(
              <code className={styles["command"]}>
                <span>{words.command}</span> <span>{words.commandPeople}</span>{" "}
                <span>{words.commandGoals}</span>
              </code>,
            )}
          </p>
          <p>
            <Button type="submit" look="primary" pending={seed.isPending}>
              {words.seedData}
            </Button>
          </p>
          <Status tone="green">
            {seed.isPending && <span>{words.seeding}</span>}
            {seed.isSuccess && (
              <span>
                {words.seeded(
                  numberInWords(seed.data.people + seed.data.crowd, notation),
                  seed.data.goals,
                )}
              </span>
            )}
          </Status>
          {seed.isSuccess && (
            <p>
              <ButtonLink href="/login">{words.signIn}</ButtonLink>
            </p>
          )}
          {seed.isError && <Alert>{seed.error.message}</Alert>}
        </Stack>
      </form>
    </Card>
  );
}
