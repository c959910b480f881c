import { useEffect, useRef, type ComponentType } from "react";

/** The part itself once it is loaded: a late one mounts after the press, when letters may have come. */
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
