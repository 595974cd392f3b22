/**
 * Joins the prefix `ข้อ` with the word after it. Browsers treat a compound word such as `ข้อตกลง` as two words, so a
 * line could otherwise break between the two parts.
 */
export function joinThaiWords(title: string): string {
  return title.replace(/\u0E02\u0E49\u0E2D(?=[\u0E01-\u0E2E\u0E40-\u0E44])/g, '$&\u2060');
}
