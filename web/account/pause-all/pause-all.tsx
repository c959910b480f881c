import { late } from "#web/client/late-part.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { words } from "../account.words.ts";
import { Setting } from "../setting.tsx";

const AwayWays = late(
  () => import("../late-settings.ts").then((m) => m.AwayWays),
  <Reading>{words.loadingGoals}</Reading>,
);

// product 3.23
export function PauseAll() {
  return (
    <Setting title={words.away}>
      <p>{words.awayWhy}</p>
      <AwayWays />
    </Setting>
  );
}
