export function callAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
