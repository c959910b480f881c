/** The professional social network of sign-in and sharing. Its name and addresses stand here alone. */
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

/**
 * The address at which a network opens its composer with a text, which is encoded once and is all that the address
 * says; null for a network that we do not know.
 */
export function composerAddress(slug: string, text: string): string | null {
  if (slug !== network.slug) return null;
  // Half a character, which no address can carry, becomes the sign for an unknown one.
  return `${network.composer}&text=${encodeURIComponent(text.toWellFormed())}`;
}
