import { OfflineBanner } from "#web/client/offline/offline-banner.tsx";
import { useWorker } from "#web/client/offline/worker.ts";
import { GoalKeeper } from "./goal-keeper.tsx";
import { WaitingSteps } from "./waiting-steps.tsx";

export function OfflineParts() {
  useWorker();
  return (
    <>
      <OfflineBanner />
      <WaitingSteps />
      <GoalKeeper />
    </>
  );
}
