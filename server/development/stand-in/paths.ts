const PATH = "/stand-in";

/** Under which its people are known, on whatever address and port the server is reached. */
export const standInIssuer = "https://stand-in.invalid";

/** Addresses of the stand-in network on this server. */
export const standInPaths = {
  authorization: `${PATH}/auth`,
  token: `${PATH}/token`,
  userinfo: `${PATH}/userinfo`,
  jwks: `${PATH}/jwks`,
  people: `${PATH}/people`,
  style: `${PATH}/style.css`,
} as const;

/** Names under which a browser keeps the stand-in's own cookies. */
export const standInCookies = {
  session: "stand-in-session",
  interaction: "stand-in",
  resume: "stand-in-resume",
} as const;
