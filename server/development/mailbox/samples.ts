import { mailTypes, type MailType } from "#domain/mail.ts";
import { mailKinds, type TypedFacts } from "#server/email/mails/mails.ts";

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

export const previews: ReadonlyMap<string, TypedFacts> = new Map([
  ...mailTypes.map((type) => [type, sampleOf(type)] as const),
  ...mailTypes.flatMap(variantsOf),
]);
