const prefixes = /(?:\u0E02\u0E49\u0E2D|\u0E04\u0E27\u0E32\u0E21)(?=[\u0E01-\u0E2E\u0E40-\u0E44])/g;

/**
 * Joins the prefixes `ข้อ` and `ความ` with the word after them, in a text that is not known when the site is built.
 * Browsers treat a compound word such as `ข้อตกลง` as two words, so a line could otherwise break between the two parts. The
 * build joins all other texts with a larger list of words.
 */
export function joinThaiWords(title: string): string {
  return title.replace(prefixes, '$&\u2060');
}
