import { isIPv4, isIPv6 } from 'node:net';

/** Returns the first groups of an IPv6 address in any notation. */
function networkGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  // An IPv4 notation at the end replaces two groups.
  const dotted = after.at(-1)?.includes('.') ? 1 : 0;
  const left = Math.max(0, 8 - before.length - after.length - dotted);
  const missing = tail === undefined ? [] : Array<string>(left).fill('0');
  return [...before, ...missing, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns an address without its zone; IPv4 mapped into IPv6 as IPv4. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/**
 * Returns the network that an address is counted as: an IPv4 address itself, the /64 of an IPv6 address, since a household
 * or phone can use any address within its /64.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${networkGroups(plain, 4).join(':')}::/64` : plain;
}

/** Returns an address without its last part, for logs: the /24 of IPv4, the /48 of IPv6. */
export function truncatedNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${networkGroups(plain, 3).join(':')}::/48`;
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}
