export interface DatabaseServers {
  /** One URL for each host, in the order of connection attempts. */
  readonly urls: readonly string[];
  readonly writable: boolean;
}

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;

/**
 * Parses a URL in the syntax of libpq, e.g. `postgres://user:password@one:5432,two:5432/name`. With several hosts,
 * `target_session_attrs` is `read-write` by default.
 */
export function parseDatabaseUrl(url: string): DatabaseServers {
  const [, head, hosts = '', path = '', query = ''] = shape.exec(url) ?? [];
  if (head === undefined) return { urls: [url], writable: false };
  const parameters = new URLSearchParams(query);
  const names = hosts.split(',');
  const setting = parameters.get('target_session_attrs') ?? (names.length > 1 ? 'read-write' : 'any');
  if (!['any', 'read-write', 'primary'].includes(setting)) {
    throw new Error(`DATABASE_URL: target_session_attrs is any, read-write or primary, not ${setting}`);
  }
  parameters.delete('target_session_attrs');
  const rest = parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
  return { urls: names.map((name) => `${head}${name}${rest}`), writable: setting !== 'any' };
}
