import { createContext, useContext } from "react";
import type { View } from "#contract/view.ts";

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (view === null) throw new Error("There is no document around this component.");
  return view;
}

/** Whether a mail server is set. */
export function useSendsMail(): boolean {
  return useContext(ViewContext)?.sendsMail ?? true;
}
