/** German, Spanish and others: the singular is for 1 alone. */
export function plural<Form>(count: number, one: Form, other: Form): Form {
  return count === 1 ? one : other;
}

/** French: the singular is for 0 too. */
export function frenchPlural<Form>(count: number, one: Form, other: Form): Form {
  return count < 2 ? one : other;
}

export interface ArabicForms<Form> {
  readonly zero: Form;
  readonly one: Form;
  readonly two: Form;
  /** 3 to 10, 103 to 110 */
  readonly few: Form;
  /** 11 to 99, 111 to 199 */
  readonly many: Form;
  /** 100 to 102 */
  readonly other: Form;
}

/** Arabic: six forms, by the last two digits. */
export function arabicPlural<Form>(count: number, forms: ArabicForms<Form>): Form {
  if (count === 0) return forms.zero;
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const end = count % 100;
  if (end >= 3 && end <= 10) return forms.few;
  return end >= 11 ? forms.many : forms.other;
}
