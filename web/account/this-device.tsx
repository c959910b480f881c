import { late } from "#web/client/late-part.tsx";
import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";

const KeptHere = late(() => import("./device/kept-here.tsx").then((m) => m.KeptHere));

// product 29.10
export function ThisDevice() {
  return (
    <Card as="section" aria-labelledby="device-title">
      <Stack>
        <h2 id="device-title">This device</h2>
        <KeptHere />
      </Stack>
    </Card>
  );
}
