export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
};

export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The headers of a response to a request that reached no route, for example because the server could not parse the
 * request.
 */
export const unroutedHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  ...dataHeaders,
  'content-type': 'application/json; charset=utf-8',
};
