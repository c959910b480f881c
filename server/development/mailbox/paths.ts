/** Where the local mailbox stands, in development mode alone. */
export const MAILBOX = "/mailbox";
export const STYLE_PATH = `${MAILBOX}/style.css`;
