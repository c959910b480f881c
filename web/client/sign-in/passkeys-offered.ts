import { useContext } from "react";
import { ViewContext } from "../view-context.tsx";

/** False without a document, as in tests. */
export function usePasskeysOffered(): boolean {
  return useContext(ViewContext)?.passkeys ?? false;
}
