import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

interface Props {
  /** For those who listen. */
  readonly children?: ReactNode;
}

/** The place of what is being read. */
export function Reading({ children = "Loading..." }: Props) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{children}</p>
      <Skeleton shape="block" />
    </div>
  );
}
