import { useEffect, type RefObject } from "react";

/** Keeps a goal among those on which something is open, while it is. */
export function useOpened(opened: RefObject<Set<string>>, goalId: string, isOpen: boolean): void {
  useEffect(() => {
    const { current } = opened;
    if (!isOpen) return;
    current.add(goalId);
    return () => void current.delete(goalId);
  }, [opened, goalId, isOpen]);
}
