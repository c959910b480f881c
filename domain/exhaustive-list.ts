/** A list of all members of a union; a missing one does not compile. */
export function exhaustiveList<Union extends string>() {
  return <const List extends readonly Union[]>(
    list: List & ([Union] extends [List[number]] ? unknown : never),
  ): List => list;
}
