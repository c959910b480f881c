/** The only place for the network's name and addresses. */
export const network = {
  name: "LinkedIn",
  slug: "linkedin",
  issuer: "https://www.linkedin.com/oauth",
  authorizationEndpoint: "https://www.linkedin.com/oauth/v2/authorization",
  tokenEndpoint: "https://www.linkedin.com/oauth/v2/accessToken",
  userinfoEndpoint: "https://api.linkedin.com/v2/userinfo",
  jwksUri: "https://www.linkedin.com/oauth/openid/jwks",
  scope: "openid profile email",
  stateKey: "linkedin_oauth_state",
  minimalAuthKey: "linkedinMinimalAuth",
  loginFunction: "linkedinlogin",
  callbackPath: "/linkedin",
  composer: "https://www.linkedin.com/feed/?shareActive=true",
} as const;

/** The composer address for a text, encoded once; null for an unknown network. */
export function composerAddress(slug: string, text: string): string | null {
  if (slug !== network.slug) return null;
  // `encodeURIComponent` throws on a lone surrogate.
  return `${network.composer}&text=${encodeURIComponent(text.toWellFormed())}`;
}
