import { useEffect, useRef, type ComponentType } from "react";

/** Returns the loaded part, which mounts with the press; a late part could miss letters typed before it mounts. */
export function useReadyPart<P>(
  load: () => Promise<ComponentType<P>>,
  Late: ComponentType<P>,
): () => ComponentType<P> {
  const ready = useRef<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then(
      (Part) => {
        ready.current = Part;
      },
      () => undefined,
    );
  }, [load]);
  return () => ready.current ?? Late;
}
