import { headerNames, type Operation } from '@chada/contract';
import { type Backend, callPreflight, originOf, type Reply } from './call-backend.ts';
import type { Difference } from './check-reply.ts';

/**
 * The headers that the site reads. A backend whose origin differs from the site's origin must expose these headers, or
 * browsers hide the headers from the site.
 */
const readHeaders = ['date', 'age', 'retry-after', headerNames.requestId] as const;

export function isOtherOrigin({ baseUrl, host }: Backend): boolean {
  return baseUrl.host !== host;
}

export async function checkPreflight(backend: Backend, operation: Operation): Promise<Difference[]> {
  if (!isOtherOrigin(backend)) return [];
  const when = 'a preflight request';
  const headers = requestHeaders(operation);
  const reply = await callPreflight(backend, operation, headers);
  if (reply.status < 200 || reply.status > 299)
    return [
      { when, location: '', message: `should be answered with 204, but was answered with ${reply.status}` },
    ];
  const differences = checkOrigin(backend, when, reply);
  const missing = headers.filter((name) => !allows(reply, 'access-control-allow-headers', name));
  if (missing.length > 0)
    differences.push({
      when,
      location: 'access-control-allow-headers',
      message: `lacks ${missing.join(', ')}`,
    });
  // A backend must allow PATCH for other origins. It need not allow GET and POST, because browsers always permit these
  // methods.
  if (operation.method === 'PATCH' && !allows(reply, 'access-control-allow-methods', operation.method))
    differences.push({
      when,
      location: 'access-control-allow-methods',
      message: `lacks ${operation.method}`,
    });
  return differences;
}

export function checkOrigin(backend: Backend, when: string, { headers }: Reply): Difference[] {
  if (!isOtherOrigin(backend)) return [];
  const origin = originOf(backend);
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  const is = allowed === null ? 'missing' : `"${allowed}"`;
  return [{ when, location: 'access-control-allow-origin', message: `should be ${origin}, but is ${is}` }];
}

export function checkExposed(backend: Backend, when: string, reply: Reply): Difference[] {
  if (!isOtherOrigin(backend)) return [];
  const missing = readHeaders.filter((name) => !allows(reply, 'access-control-expose-headers', name));
  if (missing.length === 0) return [];
  return [{ when, location: 'access-control-expose-headers', message: `lacks ${missing.join(', ')}` }];
}

function requestHeaders({ auth, body, bodyType, idempotent }: Operation): string[] {
  return [
    ...(auth === 'member' ? ['authorization'] : []),
    ...(body !== undefined && bodyType === 'json' ? ['content-type'] : []),
    headerNames.platform,
    headerNames.channel,
    headerNames.webVersion,
    headerNames.hostname,
    ...(idempotent ? [headerNames.idempotencyKey] : []),
  ];
}

function allows({ headers }: Reply, list: string, name: string): boolean {
  const names = (headers.get(list) ?? '').toLowerCase().split(/\s*,\s*/);
  return names.includes(name.toLowerCase()) || (names.includes('*') && name !== 'authorization');
}
