import { isIPv4, isIPv6 } from 'node:net';

/** Returns the first `count` groups of an IPv6 address. */
function networkGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  // An IPv4 address at the end of an IPv6 address replaces two groups of the IPv6 address.
  const dotted = after.at(-1)?.includes('.') ? 1 : 0;
  const left = Math.max(0, 8 - before.length - after.length - dotted);
  const missing = tail === undefined ? [] : Array<string>(left).fill('0');
  return [...before, ...missing, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/** Removes the zone from an address. Converts an IPv4-mapped IPv6 address to IPv4. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/**
 * Returns the network for which rate limits count requests: the full IPv4 address, or the first 64 bits of an IPv6
 * address. A phone can use any IPv6 address with the same first 64 bits.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${networkGroups(plain, 4).join(':')}::/64` : plain;
}

/** Removes the last part of an address for logs: keeps 24 bits of IPv4, 48 of IPv6. */
export function truncatedNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${networkGroups(plain, 3).join(':')}::/48`;
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}
