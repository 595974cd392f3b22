const prefixes =
  /(?:\u0E02\u0E49\u0E2D|\u0E04\u0E27\u0E32\u0E21|\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07)(?=[\u0E01-\u0E2E\u0E40-\u0E44])/g;
/** The abbreviation of an hour of the day, `น.`, after a time. */
const hour = /(\d) (?=\u0E19\.)/g;
const range = /(\d) ?\u2013 ?(?=\d)/g;

/**
 * Joins the prefixes `ข้อ`, `ความ` and `เครื่อง` with the word after them, and the parts of a range such as `01:00–03:00 น.`, in
 * a text that is not known when the site is built. Browsers treat a compound word such as `ข้อตกลง` as two words, so a line
 * could otherwise break between the two parts. The build joins all other texts with a larger list of words.
 */
export function joinThaiWords(title: string): string {
  return title.replace(prefixes, '$&\u2060').replace(hour, '$1\u00A0').replace(range, '$1\u2060\u2013\u2060');
}
