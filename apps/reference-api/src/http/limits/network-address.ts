import { isIPv4, isIPv6 } from 'node:net';

function networkGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const dotted = after.at(-1)?.includes('.') ? 1 : 0;
  const left = Math.max(0, 8 - before.length - after.length - dotted);
  const missing = tail === undefined ? [] : Array<string>(left).fill('0');
  return [...before, ...missing, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/**
 * Returns the network of an address. The network of an IPv6 address is its first 64 bits, because a phone can use any
 * address with the same first 64 bits. An IPv4 address is its own network.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${networkGroups(plain, 4).join(':')}::/64` : plain;
}

/**
 * Returns the network of an address for logs, or `unknown` if the text is not an address. The network is larger than the
 * result of `networkOf`, because logs must not identify persons.
 */
export function truncatedNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${networkGroups(plain, 3).join(':')}::/48`;
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
}
