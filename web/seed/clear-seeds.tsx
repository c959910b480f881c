import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Status } from "#web/ui/status.tsx";
import { useClear } from "./use-seeds.ts";
import { words } from "./seed.words.ts";

export function ClearSeeds() {
  const clear = useClear();
  const notation = useNotation();
  return (
    <Card as="section" aria-labelledby="clear-title">
      <Stack>
        <h2 id="clear-title">{words.clear}</h2>
        <p>{words.clearWhat}</p>
        <p>
          <Button look="danger" pending={clear.isPending} onClick={() => clear.mutate()}>
            {words.clearData}
          </Button>
        </p>
        <Status tone="green">
          {clear.isPending && <span>{words.clearing}</span>}
          {clear.isSuccess && (
            <span>
              {clear.data.cleared === 0
                ? words.nothingToClear
                : words.cleared(numberInWords(clear.data.cleared, notation))}
            </span>
          )}
        </Status>
        {clear.isError && <Alert>{clear.error.message}</Alert>}
      </Stack>
    </Card>
  );
}
