import {
  CodeRefused,
  type NetworkIdentity,
  type SignInNetwork,
} from "../account/sign-in-network.ts";

const identity: NetworkIdentity = {
  issuer: "https://network.example",
  subject: "somebody",
  claims: {
    name: "Some Body",
    givenName: "Some",
    familyName: "Body",
    locale: "en",
    email: "some@example.org",
    emailVerified: true,
  },
};

/** A network that knows one person by one code. */
export function oneCode(): SignInNetwork {
  return {
    depart: async () => ({
      authorizationUrl: "https://network.example/",
      nonce: null,
      codeVerifier: null,
    }),
    arrive: (code) =>
      code === "good" ? Promise.resolve(identity) : Promise.reject(new CodeRefused("refused")),
  };
}
