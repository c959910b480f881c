import { sourceLanguage } from "#domain/language.ts";
import { CHOICE, currentLanguage } from "#server/platform/language.ts";

interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** Plain text; each form of the mail escapes it. */
export type MailPart =
  /** `text` and `small` are ours; `words` and `title` are a user's. */
  | { readonly kind: "text" | "small" | "words" | "title"; readonly text: string }
  | { readonly kind: "button"; readonly label: string; readonly path: string }
  | { readonly kind: "quote"; readonly text: string; readonly by: string }
  | {
      readonly kind: "goal";
      readonly name: string;
      /** Null of a circle. */
      readonly percentage: number | null;
      readonly lines: readonly string[];
      readonly path: string | null;
      readonly answers?: readonly MailLink[];
    };

export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
}

export interface MailFooter {
  readonly reason: string;
  readonly links: readonly MailLink[];
}

/** A page that opens without a sign-in is read in the mail's language. Throws if it would lead to another origin. */
export function ownAddress(path: string, publicUrl: URL): string {
  const url = new URL(path, publicUrl);
  if (!path.startsWith("/") || url.origin !== publicUrl.origin)
    throw new TypeError("A mail links to its own product only.");
  const language = currentLanguage();
  if (url.search !== "" && language !== sourceLanguage) url.searchParams.set(CHOICE, language);
  return url.href;
}
