import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Places of goals that are being read. */
export function LoadingGoals() {
  return (
    <Stack aria-busy="true">
      <p className="visually-hidden">Loading the goals you coach...</p>
      {["one", "two"].map((place) => (
        <Card key={place}>
          <Stack>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="bar" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
