import type { GoalCard } from "#domain/goal.ts";
import { deviceChannel } from "#web/client/offline/forget-device.ts";
import type { StoredStep } from "#web/client/offline/device.ts";

type StepEvent =
  | { readonly kind: "kept"; readonly step: StoredStep }
  /** Counted, with its new row; null where it was taken out. */
  | { readonly kind: "gone"; readonly key: string; readonly goal: GoalCard | null }
  | { readonly kind: "refused"; readonly key: string }
  /** Signed out (`forgetDevice`). */
  | { readonly kind: "over" };

export interface StepListeners {
  readonly kept: (step: StoredStep) => void;
  readonly gone: (key: string, goal: GoalCard | null) => void;
  readonly refused: (key: string) => void;
  readonly over: () => void;
}

export interface StepChannel {
  readonly tell: (news: StepEvent) => void;
}

export function openStepChannel(uid: string, hearing: StepListeners): StepChannel {
  const channel = deviceChannel(uid);
  channel.addEventListener("message", ({ data }: MessageEvent<StepEvent>) => {
    if (data.kind === "kept") hearing.kept(data.step);
    if (data.kind === "gone") hearing.gone(data.key, data.goal);
    if (data.kind === "refused") hearing.refused(data.key);
    if (data.kind === "over") hearing.over();
  });
  return { tell: (news) => channel.postMessage(news) };
}
