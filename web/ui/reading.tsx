import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";
import { words } from "./ui.words.ts";

interface Props {
  /** For screen readers. */
  readonly children?: ReactNode;
}

export function Reading({ children = words.loading }: Props) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{children}</p>
      <Skeleton shape="block" />
    </div>
  );
}
