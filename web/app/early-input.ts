type Field = HTMLInputElement | HTMLTextAreaElement;

/** Buttons only: links and popovers work without script, and a native submit would lose the text. */
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

/** Call once React has the markup: hydration resets fields that were typed in before it. */
export function repeatEarlyInput(root: HTMLElement): void {
  // Read all fields first: hydration may change them.
  const early = [...root.querySelectorAll("input,textarea,select")].flatMap((field) => {
    const repeat = repeatOf(root, field);
    return repeat === null ? [] : [{ field, repeat }];
  });
  // An event without a change makes React hydrate the field at once.
  if (early[0]) dispatch(early[0].field, "input");
  for (const { repeat } of early) repeat();
}

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
    // Text kept in the tab is restored by now; what was typed follows it.
    const kept = [served, typed].includes(field.value) ? [] : [field.value];
    const whole = [...kept, typed].join(field instanceof HTMLTextAreaElement ? "\n" : " ");
    // The prototype's setter bypasses React's value tracking.
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
