import { type ReactNode } from "react";
/** A text around elements. */
export declare function parts(...of: readonly ReactNode[]): ReactNode;
