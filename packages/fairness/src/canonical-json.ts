import { FairnessError } from './errors.ts';

const maxDepth = 16;
const asciiKey = /^[ -~]*$/;

function refuse(message: string): never {
  throw new FairnessError('canonicalJson', message);
}

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/.test(text);
}

function writeObject(value: object, depth: number): string {
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const written = members.map(([key, member]) => {
    if (!asciiKey.test(key)) return refuse('A key of canonical JSON must be printable ASCII.');
    return `${JSON.stringify(key)}:${write(member, depth + 1)}`;
  });
  return `{${written.join(',')}}`;
}

function write(value: unknown, depth: number): string {
  if (depth > maxDepth) return refuse(`Canonical JSON has at most ${maxDepth} levels.`);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    return Number.isSafeInteger(value)
      ? String(value)
      : refuse(`A number of canonical JSON must be an exact integer, got ${value}.`);
  }
  if (typeof value === 'string') {
    return isWellFormed(value) ? JSON.stringify(value) : refuse('A text contains half of a surrogate pair.');
  }
  if (Array.isArray(value)) return `[${value.map((item) => write(item, depth + 1)).join(',')}]`;
  if (typeof value === 'object') return writeObject(value, depth);
  return refuse(`Canonical JSON can't contain a value of type ${typeof value}.`);
}

/**
 * Returns the canonical JSON of a value: keys sorted, no spaces, only integers. Throws a FairnessError if the value has
 * no canonical JSON, for example because it contains a fraction.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 1);
}
