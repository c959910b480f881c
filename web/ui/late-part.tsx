import { useEffect, useState, type ComponentType, type ReactNode } from "react";

interface Props<P> {
  /** Stays the same. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly loading: ReactNode;
  readonly failed: ReactNode;
  readonly children: (Part: ComponentType<P>) => ReactNode;
}

type Late<P> = { readonly Part: ComponentType<P> } | "loading" | "failed";

/** A part of the screen whose script comes after the first view. */
export function LatePart<P>({ load, loading, failed, children }: Props<P>) {
  const [late, setLate] = useState<Late<P>>("loading");
  useEffect(() => {
    let awaited = true;
    load().then(
      (Part) => awaited && setLate({ Part }),
      () => awaited && setLate("failed"),
    );
    return () => {
      awaited = false;
    };
  }, [load]);
  if (late === "loading") return loading;
  return late === "failed" ? failed : children(late.Part);
}
