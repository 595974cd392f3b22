/** Returns the link that calls a phone number. */
export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
