import { words } from "./no-mail.words.ts";

/** In place of what needs a mail server (product 40.7). */
export function NoMail() {
  return <p>{words.noMail}</p>;
}
