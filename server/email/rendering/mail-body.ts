interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** A part of a mail. Text is text: each form of the mail writes it in its own way. */
export type MailPart =
  /** `text` and `small` are sentences of ours; `words` are somebody's own, as is a title. */
  | { readonly kind: "text" | "small" | "words" | "title"; readonly text: string }
  | { readonly kind: "button"; readonly label: string; readonly path: string }
  | { readonly kind: "quote"; readonly text: string; readonly by: string }
  | {
      readonly kind: "goal";
      readonly name: string;
      readonly percentage: number;
      readonly lines: readonly string[];
      /** Of its page; null where it is not known. */
      readonly path: string | null;
      /** What can be answered to it by a press. */
      readonly answers?: readonly MailLink[];
    };

/** What a mail says, before it is HTML or text. */
export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
}

/** What stands beneath every mail. */
export interface MailFooter {
  /** Why the person gets it. */
  readonly reason: string;
  readonly links: readonly MailLink[];
}

/** The full address of a path of ours. Throws where it would lead anywhere else. */
export function ownAddress(path: string, publicUrl: URL): string {
  const url = new URL(path, publicUrl);
  if (!path.startsWith("/") || url.origin !== publicUrl.origin)
    throw new TypeError("A mail links to its own product only.");
  return url.href;
}
