import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

interface Props {
  /** For screen readers. */
  readonly children?: ReactNode;
}

export function Reading({ children = "Loading..." }: Props) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{children}</p>
      <Skeleton shape="block" />
    </div>
  );
}
