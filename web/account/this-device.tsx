import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { words } from "./account.words.ts";

const KeptHere = late(() => import("./device/kept-here.tsx").then((m) => m.KeptHere));

// product 29.10
export function ThisDevice() {
  return (
    <Card as="section" aria-labelledby="device-title">
      <Stack>
        <h2 id="device-title">{words.device}</h2>
        <KeptHere />
      </Stack>
    </Card>
  );
}
