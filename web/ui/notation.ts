import { createContext, useContext } from "react";
import { plainNotation, type Notation } from "#domain/notation.ts";

export const NotationContext = createContext(plainNotation);

/** How the person reads and types days and numbers. It comes with the document: engines know different versions of each language. */
export function useNotation(): Notation {
  return useContext(NotationContext);
}
