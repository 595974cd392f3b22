// The catalogue: one line a namespace. The name here is the first part of a key: `withdraw` gives `withdraw.title`.
export { amountInput } from './amount-input.ts';
export { apiErrors } from './api-errors.ts';
export { banks } from './banks.ts';
export { common } from './common.ts';
export { game } from './game.ts';
export { shell } from './shell.ts';
export { tiers } from './tiers.ts';
export { validation } from './validation.ts';
export { withdrawalRefusal } from './withdrawal-refusal.ts';
