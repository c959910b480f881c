type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells what was typed and chosen in the server's markup before anybody listened: React takes over what some fields
 * show, but knows nothing of it, and puts the old value back. Call it once React has been given the markup.
 */
export function tellEarlyWords(root: HTMLElement): void {
  // All are looked at first: React's own beginning may change them.
  const early = [...root.querySelectorAll("input, textarea, select")].flatMap((field) => {
    const tell = retelling(root, field);
    return tell === null ? [] : [{ field, tell }];
  });
  // Nothing is new at this event; React takes over the markup for it.
  if (early[0]) told(early[0].field, "input");
  for (const { tell } of early) tell();
}

/** How to tell what a field shows once more; null where nobody has touched it. */
function retelling(root: HTMLElement, field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) return retellingList(field);
  if (field instanceof HTMLTextAreaElement)
    return retellingText(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.type === "radio") return field.checked ? retellingChoice(root, field) : null;
  if (field.type === "checkbox") return retellingChoice(root, field);
  return retellingText(field, HTMLInputElement.prototype);
}

function told(field: Element, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function retellingText(field: Field, prototype: Field) {
  const typed = field.value;
  if (typed === field.defaultValue) return null;
  return () => {
    // React compares with what was last set through the element itself; the prototype's setter goes past it.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
    told(field, "input");
  };
}

function retellingChoice(root: HTMLElement, field: HTMLInputElement) {
  if (field.checked === field.defaultChecked) return null;
  return () => {
    const group = field.type === "radio" ? radiosOf(root, field.name) : [field];
    for (const one of group) one.checked = one.defaultChecked;
    field.click();
  };
}

function radiosOf(root: HTMLElement, name: string): HTMLInputElement[] {
  const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  return radios.filter((radio) => radio.name === name);
}

function retellingList(list: HTMLSelectElement) {
  const { value } = list;
  const first = [...list.options].find((option) => option.defaultSelected) ?? list.options[0];
  if (first === undefined || value === first.value) return null;
  return () => {
    list.value = value;
    told(list, "change");
  };
}
