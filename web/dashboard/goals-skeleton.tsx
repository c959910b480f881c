import { Card } from "#web/ui/card.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./goals-section.module.css";

/** Places of cards that are being read. */
export function GoalsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Loading your goals...</p>
      <div className={styles["grid"]}>
        {["one", "two", "three"].map((place) => (
          <Card key={place}>
            <Stack>
              <Skeleton />
              <Skeleton shape="title" />
              <Skeleton shape="bar" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
        ))}
      </div>
    </div>
  );
}
