export function allowingStyle(
  headers: Record<string, string>,
  hash: string,
): Record<string, string> {
  const policy = headers["content-security-policy"] ?? "";
  const wider = policy.replace("style-src 'self'", `style-src 'self' '${hash}'`);
  return { ...headers, "content-security-policy": wider };
}

export function securityHeaders(https: boolean, styleHash: string | null): Record<string, string> {
  const style = styleHash === null ? "'self'" : `'self' '${styleHash}'`;
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${style}`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
