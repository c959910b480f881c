import { createElement, Fragment, type ReactNode } from "react";

/** A text around elements. */
export function parts(...of: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...of);
}
