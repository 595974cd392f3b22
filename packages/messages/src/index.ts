export * from './texts.ts';
export * from './translator.ts';
export * from './format-number.ts';
export * from './format-date.ts';
export * from './format-account.ts';
export * from './join-thai-prefixes.ts';
export * from './without-joiners.ts';
