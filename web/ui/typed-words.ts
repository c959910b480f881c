type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (): Field[] => [
  ...document.querySelectorAll<Field>("input:not([type=file]), textarea, select"),
];

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

/** The prototype's setter bypasses React's value tracking. */
function typeInto(field: Field, text: string): void {
  const { constructor } = field;
  Object.getOwnPropertyDescriptor(constructor.prototype, "value")?.set?.call(field, text);
  const type = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns how to type it again into redrawn fields. */
export function typedWords(): () => void {
  const before = fieldsOf().map((field) => ({
    field,
    value: field.value,
    checked: isChoice(field) && field.checked,
  }));
  return () => {
    const fields = fieldsOf();
    // Words never go to another field.
    const isSame = ({ field }: { readonly field: Field }, at: number) =>
      fields[at]?.tagName === field.tagName && fields[at].type === field.type;
    if (fields.length !== before.length || !before.every(isSame)) return;
    for (const [at, { field: old, value, checked }] of before.entries()) {
      const field = fields[at];
      if (field === undefined || field === old) continue;
      if (!isChoice(field)) {
        if (field.value !== value) typeInto(field, value);
      } else if (field.checked !== checked && (checked || field.type === "checkbox")) field.click();
    }
  };
}
