const PATH = "/stand-in";

/** Independent of the server's address, so that identities stay the same. */
export const standInIssuer = "https://stand-in.invalid";

export const standInPaths = {
  authorization: `${PATH}/auth`,
  token: `${PATH}/token`,
  userinfo: `${PATH}/userinfo`,
  jwks: `${PATH}/jwks`,
  people: `${PATH}/people`,
  style: `${PATH}/style.css`,
} as const;

export const standInCookies = {
  session: "stand-in-session",
  interaction: "stand-in",
  resume: "stand-in-resume",
} as const;
