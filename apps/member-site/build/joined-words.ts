import { joinThaiWords } from '@chada/messages/join-thai-words';
import type { Plugin } from 'vite';

/**
 * Matches the comment that esbuild writes above the texts of a source file. The texts that every first page loads, such as
 * request errors, stay unchanged, because each byte of the first page load counts.
 */
const textSource = /^\/\/ src\/th\/(?!(?:api-errors|common|session|shell|whole-shell)\.)/;

function joined(code: string): string {
  return code
    .replace(/\\u(0E[0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    .replace(
      /"(?:[^"\\\n]|\\.)*[\u0e00-\u0e7f](?:[^"\\\n]|\\.)*"/g,
      (text) => `"${joinThaiWords(text.slice(1, -1))}"`,
    );
}

/** Returns the code of texts with joined Thai words. Other code stays unchanged. */
export function withJoinedWords(code: string): string {
  return code
    .split(/^(?=\/\/ src\/)/m)
    .map((part) => (textSource.test(part) ? joined(part) : part))
    .join('');
}

/**
 * Joins the parts of Thai words in the texts of the built site, so that no line breaks inside a word. The texts of
 * `@chada/messages` have no joiners, because tests and other programs compare these texts.
 */
export function joinedWords(): Plugin {
  return {
    name: 'chada:joined-words',
    // Runs before plugins that remove comments.
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/messages\/dist\/|\/@chada\/messages\/dist\// },
      handler: (code) => ({ code: withJoinedWords(code), map: null }),
    },
  };
}
