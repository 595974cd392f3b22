import { isIP, isIPv6 } from 'node:net';

/**
 * The proxies whose `X-Forwarded-For` header is trusted: a list of their addresses and networks, or the
 * number of proxies in front of the API.
 */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 9;
/** The shortest allowed network prefixes, in bits. */
const WIDEST = { v4: 8, v6: 16 };

function isProxyNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const [widest, longest] = isIPv6(address) ? [WIDEST.v6, 128] : [WIDEST.v4, 32];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= longest;
}

export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? hops : undefined;
  }
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isProxyNetwork) ? networks : undefined;
}
