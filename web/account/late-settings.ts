// One chunk for what the page loads after its first view.
export { Calendar } from "./calendar/calendar.tsx";
export { KeptHere } from "./device/kept-here.tsx";
export { Identities } from "./identities/identities.tsx";
export { Passkeys } from "./passkeys/passkeys.tsx";
export { AwayWays } from "./pause-all/away-ways.tsx";
export { SignInAgain } from "./sign-in-again.tsx";
export { AccessTokens } from "./tokens/access-tokens.tsx";
