import { useEffect, type RefObject } from "react";

export function useOpened(opened: RefObject<Set<string>>, goalId: string, isOpen: boolean): void {
  useEffect(() => {
    const { current } = opened;
    if (!isOpen) return;
    current.add(goalId);
    return () => void current.delete(goalId);
  }, [opened, goalId, isOpen]);
}
