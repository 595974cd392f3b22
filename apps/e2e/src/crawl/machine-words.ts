import { messageKeys, messageText } from '@chada/messages/catalogue';

/** A word, or what only machines write: addresses, ids and codes, which have a digit or a sign in them. */
const latinWord = /^[a-z][a-z'’-]*$/i;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function latinWordsOf(text: string): string[] {
  return text
    .split(/[\s\u0e00-\u0e7f|·,()]+/u)
    .map((token) => token.replace(edges, ''))
    .filter((token) => latinWord.test(token) && token.length > 1);
}

/** The Latin words that Thai members read: those of our own texts (LINE, QR), and `names` of games, members and brands. */
export function thaiVocabulary(names: readonly string[]): ReadonlySet<string> {
  const ours = messageKeys.map((key) => messageText(key).replace(/\{[^}]*\}/g, ' '));
  return new Set([...ours, ...names].flatMap(latinWordsOf));
}

/** Words of a machine's English in what a member reads: every Latin word that is not of the vocabulary. */
export function machineWordsIn(text: string, vocabulary: ReadonlySet<string>): readonly string[] {
  return [...new Set(latinWordsOf(text))].filter((word) => !vocabulary.has(word));
}
