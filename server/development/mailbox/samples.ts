import { mailTypes, type MailType } from "#domain/mail.ts";
import { mailKinds, type TypedFacts } from "#server/email/mails/mails.ts";

/** The type with the facts of its preview. */
export function sampleOf(type: MailType): TypedFacts {
  return { type, facts: mailKinds[type].sample } as TypedFacts;
}

function variantsOf(type: MailType): readonly (readonly [string, TypedFacts])[] {
  const variants: Readonly<Record<string, object>> = mailKinds[type].variants ?? {};
  return Object.entries(variants).map(([name, facts]) => [
    `${type}-${name}`,
    { type, facts } as TypedFacts,
  ]);
}

/** Facts of a mail for each preview, by its name: each type, and the ways in which some of them differ. */
export const previews: ReadonlyMap<string, TypedFacts> = new Map([
  ...mailTypes.map((type) => [type, sampleOf(type)] as const),
  ...mailTypes.flatMap(variantsOf),
]);
