// The catalogue: one line a namespace. The name here is the first part of a key: `withdraw` gives `withdraw.title`.
export { amountInput } from './amount-input.ts';
export { apiErrors } from './api-errors.ts';
export { banks } from './banks.ts';
export { common } from './common.ts';
export { dashboard } from './dashboard.ts';
export { deposit } from './deposit.ts';
export { game } from './game.ts';
export { history } from './history.ts';
export { lobby } from './lobby.ts';
export { shell } from './shell.ts';
export { slip } from './slip.ts';
export { tiers } from './tiers.ts';
export { validation } from './validation.ts';
export { withdraw } from './withdraw.ts';
export { withdrawalRefusal } from './withdrawal-refusal.ts';
