import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, however it is written. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  // Dotted figures at the end stand for two groups.
  const dotted = after.at(-1)?.includes('.') ? 1 : 0;
  const left = Math.max(0, 8 - before.length - after.length - dotted);
  const missing = tail === undefined ? [] : Array<string>(left).fill('0');
  return [...before, ...missing, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Whom an address is counted as: an IPv4 address alone, of IPv6 the /64 that one household or phone is given, since
 * within it everybody can take as many addresses as they like.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${networkGroups(plain).join(':')}::/64` : plain;
}
