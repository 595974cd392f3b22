import { messageKeys, messageText } from '@chada/messages/catalogue';

const latinWord = /^[a-z][a-z'’-]*$/i;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function latinWordsOf(text: string): string[] {
  return text
    .split(/[\s\u0e00-\u0e7f|·,()]+/u)
    .map((token) => token.replace(edges, ''))
    .filter((token) => latinWord.test(token) && token.length > 1);
}

export function thaiVocabulary(names: readonly string[]): ReadonlySet<string> {
  const ownTexts = messageKeys.map((key) => messageText(key).replace(/\{[^}]*\}/g, ' '));
  return new Set([...ownTexts, ...names].flatMap(latinWordsOf));
}

export function untranslatedWordsIn(text: string, vocabulary: ReadonlySet<string>): readonly string[] {
  return [...new Set(latinWordsOf(text))].filter((word) => !vocabulary.has(word));
}
