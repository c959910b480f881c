import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "#contract/shown-errors.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { correctWeeklyCheckIn, type WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import type { OwnWeekRow } from "#contract/week.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKeyOf } from "#web/client/attempt-key.ts";
import { keyOf, readAgain } from "#web/client/query.ts";

type Input = InputOf<typeof correctWeeklyCheckIn>;

/** Retries reuse the key while `drafted` is the same object. */
export function useCorrect({ goal }: OwnWeekRow, { id: checkInId }: WeeklyCheckIn) {
  const client = useQueryClient();
  const params = { goalId: goal.id, checkInId };
  const saving = useMutation({
    mutationFn: ({ input, drafted }: { input: Input; drafted: object }) =>
      call(correctWeeklyCheckIn, { params, input, key: attemptKeyOf(drafted, input) }),
    onSettled: () => readAgain(client, keyOf("readWeek")),
  });

  async function correct(input: Input, drafted: object): Promise<boolean> {
    return saving.mutateAsync({ input, drafted }).then(
      () => true,
      () => false,
    );
  }

  const { error } = saving;
  const failure =
    error === null ? null : error instanceof ApiError ? error.message : errorText("server.failed");
  return { correct, saving: saving.isPending, failure };
}
