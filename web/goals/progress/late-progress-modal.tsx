import { useState } from "react";
import type { GoalCard } from "#domain/goal.ts";
import { late } from "#web/client/late-part.tsx";
import { SlowSign } from "#web/ui/slow-sign.tsx";
import type { Message } from "../card/card-message.tsx";
import { words } from "../card/card.words.ts";
import { loadProgressModal } from "./progress-modal-chunk.ts";

// product 4.23
type Opener = "update" | "log";

export interface ModalOpening {
  readonly number: number;
  readonly by: Opener | null;
}

export function useModalOpening() {
  const [opening, setOpening] = useState<ModalOpening>({ number: 0, by: null });
  return {
    opening,
    open: (by: Opener) => setOpening(({ number }) => ({ number: number + 1, by })),
    close: () => setOpening(({ number }) => ({ number, by: null })),
  };
}

interface Props {
  readonly goal: GoalCard;
  readonly opening: ModalOpening;
  readonly message: Message;
  readonly onClose: () => void;
}

const ProgressModal = late(loadProgressModal, <SlowSign />);

export function LateProgressModal({ goal, opening: { number, by }, message, onClose }: Props) {
  if (by === null) return null;
  return (
    <ProgressModal
      key={number}
      goal={goal}
      logging={by === "log"}
      onClose={onClose}
      onSaving={(write) => void message.follow(write, words.updated)}
    />
  );
}
