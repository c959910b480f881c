type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the last click on a button of the server's markup until its script is there. Returns what repeats it then.
 * Links and popovers need no script; a form that the browser sent by itself would lose its words.
 */
export function keepEarlyClick(root: HTMLElement): () => void {
  let clicked: HTMLElement | null = null;
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button:not([popovertarget])");
    if (button === null) return;
    event.preventDefault();
    clicked = button;
  };
  root.addEventListener("click", keep);
  return () => {
    root.removeEventListener("click", keep);
    clicked?.click();
  };
}

/**
 * Repeats what was typed and chosen in the server's markup before any script ran: React takes over what some fields
 * show, but knows nothing of it, and puts the old value back. Call it once React has been given the markup.
 */
export function repeatEarlyInput(root: HTMLElement): void {
  // All fields are read first: hydration may change them.
  const early = [...root.querySelectorAll("input, textarea, select")].flatMap((field) => {
    const repeat = repeatOf(root, field);
    return repeat === null ? [] : [{ field, repeat }];
  });
  // This event carries no change; it makes React hydrate the field at once.
  if (early[0]) dispatch(early[0].field, "input");
  for (const { repeat } of early) repeat();
}

/** What gives React the input of a field once more; null where nobody has touched it. */
function repeatOf(root: HTMLElement, field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) return repeatOfList(field);
  if (field instanceof HTMLTextAreaElement)
    return repeatOfText(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.type === "radio") return field.checked ? repeatOfChoice(root, field) : null;
  if (field.type === "checkbox") return repeatOfChoice(root, field);
  return repeatOfText(field, HTMLInputElement.prototype);
}

function dispatch(field: Element, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeatOfText(field: Field, prototype: Field) {
  const { value: typed, defaultValue: served } = field;
  if (typed === served) return null;
  return () => {
    // The server knows nothing of words that were kept in the tab. They have come by now, and stay before what was typed.
    const kept = [served, typed].includes(field.value) ? [] : [field.value];
    const whole = [...kept, typed].join(field instanceof HTMLTextAreaElement ? "\n" : " ");
    // React compares with what was last set on the element itself; the prototype's setter bypasses that.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, whole);
    dispatch(field, "input");
  };
}

function repeatOfChoice(root: HTMLElement, field: HTMLInputElement) {
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

function repeatOfList(list: HTMLSelectElement) {
  const { value } = list;
  const first = [...list.options].find((option) => option.defaultSelected) ?? list.options[0];
  if (first === undefined || value === first.value) return null;
  return () => {
    list.value = value;
    dispatch(list, "change");
  };
}
