type Items = (string | null | Items)[];

const token = /"(?:[^"\\]|\\.)*"|[{},]|[^{},"]+/gs;

/** Reads `{1,"a b",NULL,{2}}` into its texts. PostgreSQL quotes whatever could be mistaken. */
export function arrayItems(literal: string): Items {
  const outermost: Items = [];
  const open = [outermost];
  // A bound that does not start at 1 comes first: `[0:1]={a,b}`.
  for (const [text] of literal.slice(literal.indexOf("{")).matchAll(token)) {
    if (text === "{") open.push(nested(open.at(-1)));
    else if (text === "}") open.pop();
    else if (text !== ",") open.at(-1)?.push(itemText(text));
  }
  const [array] = outermost;
  return Array.isArray(array) ? array : [];
}

function nested(parent: Items | undefined): Items {
  const items: Items = [];
  parent?.push(items);
  return items;
}

function itemText(text: string): string | null {
  if (text.startsWith('"')) return text.slice(1, -1).replace(/\\(.)/gs, "$1");
  return text === "NULL" ? null : text;
}
