import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { useClear } from "./use-seeds.ts";

function clearedWords(people: number, notation: Notation): string {
  if (people === 0) return "There was nothing to clear.";
  return `Cleared: ${numberInWords(people, notation)} seeded people with all that was theirs.`;
}

export function ClearSeeds() {
  const clear = useClear();
  const notation = useNotation();
  return (
    <Card as="section" aria-labelledby="clear-title">
      <Stack>
        <h2 id="clear-title">Clear</h2>
        <p>
          Takes the seeded people away with all that is theirs. Everybody else stays as they are; a
          goal that a seeded person coached is free for another coach.
        </p>
        <p>
          <Button look="danger" pending={clear.isPending} onClick={() => clear.mutate()}>
            Clear Data
          </Button>
        </p>
        <Status tone="green">
          {clear.isPending && <span>Clearing...</span>}
          {clear.isSuccess && <span>{clearedWords(clear.data.cleared, notation)}</span>}
        </Status>
        {clear.isError && <Alert>{clear.error.message}</Alert>}
      </Stack>
    </Card>
  );
}
