import { clientIdPattern } from '../patterns.ts';

/** Names that can't be client ids, because a folder or host with such a name causes errors. */
const reserved: readonly string[] = (
  'localhost local www api admin assets brand brands client clients static legacy default ' +
  'constructor prototype undefined null con prn aux nul'
).split(' ');

const isReserved = (id: string): boolean => reserved.includes(id) || /^(com|lpt)\d$/.test(id);

/**
 * Converts a text to a client id of lower-case letters, digits and hyphens. Returns `undefined` if the result is not a
 * valid client id.
 */
export function likelyClientId(text: string): string | undefined {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 31)
    .replace(/-+$/, '');
  return clientIdPattern.test(id) && !isReserved(id) ? id : undefined;
}

function findInvalidCharacter(id: string): string | undefined {
  const invalidCharacter = [...id].find((letter) => !/[a-z0-9-]/.test(letter));
  if (invalidCharacter === undefined) return undefined;
  if (/[/\\]|\.\./.test(id)) return 'is a path; an id is the name of one folder';
  if (/[\u0e00-\u0e7f]/.test(id)) return 'has Thai letters; an id is Latin, and "name" has the Thai name';
  if (/^[A-Z]$/.test(invalidCharacter)) return 'has capital letters, which a host name can not have';
  if (/^\s$/.test(invalidCharacter)) return 'has a blank; words are joined by hyphens';
  const shown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(invalidCharacter)
    ? invalidCharacter
    : `U+${(invalidCharacter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `has "${shown}"; a host name may have only a to z, 0 to 9 and hyphens`;
}

/**
 * Returns the reason why a text is not a valid client id, or `undefined`. The reason continues a sentence that begins
 * with the id.
 */
export function clientIdMistake(id: string): string | undefined {
  if (id === '') return 'is empty';
  const invalidCharacter = findInvalidCharacter(id);
  if (invalidCharacter !== undefined) return invalidCharacter;
  if (!/^[a-z]/.test(id)) return 'must begin with a letter';
  if (id.endsWith('-')) return 'ends with a hyphen, which a host name may not';
  if (id.includes('--')) return 'has two hyphens in a row, which host names keep for other scripts';
  if (id.length < 2) return 'is too short; 2 letters are the least';
  if (id.length > 31) return `is too long: ${id.length} letters, and 31 are the most`;
  if (isReserved(id)) return 'is a reserved word; choose another';
  return undefined;
}
