/** Keeps a list of the members of a union: it does not compile while one of them is missing. */
export function exhaustiveList<Union extends string>() {
  return <const List extends readonly Union[]>(
    list: List & ([Union] extends [List[number]] ? unknown : never),
  ): List => list;
}
