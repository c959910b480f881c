import { late } from "#web/client/late-part.tsx";
import { Setting } from "./setting.tsx";
import { words } from "./account.words.ts";

const KeptHere = late(() => import("./late-settings.ts").then((m) => m.KeptHere));

// product 29.10
export function ThisDevice() {
  return (
    <Setting title={words.device}>
      <KeptHere />
    </Setting>
  );
}
