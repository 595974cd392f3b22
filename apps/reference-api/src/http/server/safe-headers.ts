/** Headers on every answer of every server of ours. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
};

/** An answer that is data for one asker: never kept, never shown as a page of its own. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Headers of the answer to a request that reached no route. */
export const unreadHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  ...dataHeaders,
  'content-type': 'application/json; charset=utf-8',
};
