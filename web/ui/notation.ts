import { createContext, useContext } from "react";
import { plainNotation, type Notation } from "#domain/notation.ts";

export const NotationContext = createContext(plainNotation);

/** Sent with the document: engines differ in their locale data. */
export function useNotation(): Notation {
  return useContext(NotationContext);
}
