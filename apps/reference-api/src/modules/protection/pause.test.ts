import { operationList } from '@chada/contract';
import { expect, it } from 'vitest';
import { isPermittedInPause } from './pause.ts';

it('permits only reading, signing out and withdrawing in a pause, so that a new operation needs a decision', () => {
  const writes = operationList.filter(({ auth, method }) => auth === 'member' && method !== 'GET');
  const refused = writes.map(({ id }) => id).filter((id) => !isPermittedInPause(id));
  // The write operations that are refused during a pause. A new operation must be in this list if it deposits money,
  // plays, or gives the member anything.
  expect(refused.sort()).toEqual(
    [
      'address.update',
      'checkIn.claim',
      'consent.answer',
      'fairness.clientSeed',
      'flipCard.reward',
      'game.list',
      'game.open',
      'game.resume',
      'protection.confirmRaise',
      'reward.request',
      'slip.confirm',
      'slip.requestDeposit',
      'slip.verify',
      'wheel.reward',
    ].sort(),
  );
});

it('never refuses a withdrawal or the return of credit in a pause', () => {
  const exitOperations = [
    'withdraw.create',
    'withdraw.retry',
    'user.transferToBank',
    'affiliate.withdraw',
    'game.cashOut',
  ] as const;
  expect(exitOperations.filter((id) => !isPermittedInPause(id))).toEqual([]);
});
