import { joinRanges } from './join-ranges.ts';

/** A prefix before a consonant or before a vowel that is written first. */
const prefixes = /(?:ข้อ|ความ|เครื่อง)(?=[ก-ฮเ-ไ])/g;
/** The abbreviation of an hour of the day, `น.`, after a time. */
const hour = /(\d) (?=น\.)/g;

/**
 * Joins the prefixes `ข้อ`, `ความ` and `เครื่อง` with the word after them, and the parts of a range such as `01:00–03:00 น.`, in
 * a text that is not known when the site is built. Browsers treat a compound word such as `ข้อตกลง` as two words, so a line
 * could otherwise break between the two parts. The build joins all other texts with a larger list of words
 * (`joinThaiWords`).
 */
export function joinThaiPrefixes(text: string): string {
  return joinRanges(text.replace(prefixes, '$&\u2060').replace(hour, '$1\u00a0'));
}
