import { useState, type FormEvent } from "react";
import { weeklyQuotas } from "#domain/streak.ts";
import { words as streakWords } from "#domain/streak.words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Status } from "#web/ui/status.tsx";
import { useChooseQuota, type QuotaChoice } from "./use-streak.ts";
import { words } from "./streak.words.ts";

interface Props extends QuotaChoice {
  readonly goalId: string;
}

// product 24.6
export function QuotaForm({ goalId, weeklyQuota }: Props) {
  // Null until it differs from the stored one.
  const [own, setOwn] = useState<QuotaChoice | null>(null);
  const { mutateAsync, isPending, isSuccess, error, reset } = useChooseQuota(goalId);
  const chosen = own ?? { weeklyQuota };

  function choose(text: string): void {
    reset();
    setOwn({ weeklyQuota: weeklyQuotas.find((quota) => String(quota) === text) ?? null });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    await mutateAsync(chosen).then(
      () => setOwn(null),
      () => undefined,
    );
  }

  return (
    <Stack as="form" gap="tight" onSubmit={(event) => void submit(event)}>
      <SelectField
        label={words.quota}
        hint={words.quotaWhy}
        value={String(chosen.weeklyQuota)}
        onChange={({ target }) => choose(target.value)}
      >
        {weeklyQuotas.map((quota) => (
          <option key={quota} value={String(quota)}>
            {streakWords.quota(quota)}
          </option>
        ))}
      </SelectField>
      {error && <Alert>{error.message}</Alert>}
      <Row>
        <Button type="submit" pending={isPending}>
          {words.saveQuota}
        </Button>
        <Status tone="green">{isSuccess && words.saved}</Status>
      </Row>
    </Stack>
  );
}
