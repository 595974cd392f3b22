export type { BadInputKind, BadJson, BadText } from './bad-input.ts';
export * from './choose-pairs.ts';
export * from './encode-address-part.ts';
export { badJsons } from './odd-json.ts';
import type { BadText } from './bad-input.ts';
import { unusualTexts } from './unusual-texts.ts';
import { thaiTexts } from './thai-texts.ts';

/** Texts for testing input fields. A field must refuse a text or store it unchanged. */
export const badTexts: readonly BadText[] = [...thaiTexts, ...unusualTexts];
