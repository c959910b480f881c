import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { ownAddress, type MailBody, type MailFooter, type MailPart } from "./mail-body.ts";
import { words } from "./rendering.words.ts";

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function partText(part: MailPart, publicUrl: URL): string {
  switch (part.kind) {
    case "text":
    case "small":
    case "words":
    case "title":
      return part.text;
    case "button":
      return `${words.labelled(part.label)}\n${ownAddress(part.path, publicUrl)}`;
    case "quote":
      return `${indented(part.text)}\n${part.by}`;
    case "goal":
      return [
        `* ${bidiIsolated(part.name)}${part.percentage === null ? "" : ` (${percentWords.percent(part.percentage)})`}`,
        ...part.lines.map((line) => line.replaceAll("\n", "\n  ")),
        ...(part.path === null ? [] : [ownAddress(part.path, publicUrl)]),
        ...(part.answers ?? []).map(
          ({ label, path }) => `${words.labelled(label)} ${ownAddress(path, publicUrl)}`,
        ),
      ].join("\n  ");
  }
}

export function textMail(body: MailBody, footer: MailFooter, publicUrl: URL): string {
  const links = footer.links.map(
    ({ label, path }) => `${words.labelled(label)} ${ownAddress(path, publicUrl)}`,
  );
  return [
    body.heading,
    ...body.parts.map((part) => partText(part, publicUrl)),
    // Mail programs recognise this as the start of a signature.
    ["-- ", footer.reason, ...links].join("\n"),
    "",
  ].join("\n\n");
}
