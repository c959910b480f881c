/** Of WebAuthn; `id` is a host name. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const IP_ADDRESS = /^\[|^\d+(\.\d+){3}$/;

/** Null where browsers allow no passkeys: without https, but for localhost, and at an IP address. */
export function relyingParty({ hostname, protocol, origin }: URL): RelyingParty | null {
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isSecure && !IP_ADDRESS.test(hostname) ? { id: hostname, origin } : null;
}
