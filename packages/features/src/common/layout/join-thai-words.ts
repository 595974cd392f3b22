/**
 * Joins the prefix `ข้อ` with the word after it. Browsers know only the two parts of a word such as `ข้อตกลง`, so a line
 * could break inside it.
 */
export function joinThaiWords(title: string): string {
  return title.replace(/\u0E02\u0E49\u0E2D(?=[\u0E01-\u0E2E\u0E40-\u0E44])/g, '$&\u2060');
}
