import type { Movement } from '@chada/contract';
import type { JournalKind } from '../../ledger/chart.ts';
import type { MovementRow } from './repository.ts';

export const movementKinds: ReadonlyMap<JournalKind, Movement['kind']> = new Map([
  ['deposit', 'deposit'],
  ['withdrawal_requested', 'withdrawal'],
  ['withdrawal_rejected', 'withdrawalReturned'],
  ['game_taken', 'gameOut'],
  ['game_brought', 'gameIn'],
  ['credit_by_staff', 'adjustment'],
  ['deposit_bonus', 'bonus'],
  ['bonus_taken_back', 'bonus'],
  ['wheel_prize', 'wheel'],
  ['flip_card_prize', 'flipCard'],
  ['reward_credit', 'reward'],
  ['affiliate_to_credit', 'affiliate'],
  ['loss_refund', 'lossRefund'],
] satisfies [JournalKind, Movement['kind']][]);

/**
 * Presents a movement of the wallet. The member's credit is a liability of the brand, so an increase of the credit is a
 * negative amount in the ledger.
 */
export function presentMovement(row: MovementRow): Movement {
  const kind = movementKinds.get(row.kind);
  if (!kind) throw new Error(`journal kind ${row.kind} has no movement kind`);
  return {
    id: String(row.id),
    kind,
    amountSatang: -row.amount,
    balanceSatang: row.balance_after,
    at: row.created_at.toISOString(),
    note: row.gameName,
    ...(row.refund && { refund: row.refund }),
  };
}
