import { createHmac } from 'node:crypto';

export type Pseudonym = (value: string) => string;

export function createPseudonym(key: string): Pseudonym {
  return (value) => createHmac('sha256', key).update(value, 'utf8').digest('base64url').slice(0, 16);
}
