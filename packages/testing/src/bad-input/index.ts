export type { BadInputKind, BadJson, BadText } from './bad-input.ts';
export * from './choose-pairs.ts';
export * from './encode-address-part.ts';
export { badJsons } from './odd-json.ts';
import type { BadText } from './bad-input.ts';
import { oddTexts } from './odd-texts.ts';
import { thaiTexts } from './thai-texts.ts';

/** Texts that a field of a screen or of the API must reject by name or store unchanged. */
export const badTexts: readonly BadText[] = [...thaiTexts, ...oddTexts];
