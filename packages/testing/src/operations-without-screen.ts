import type { OperationId } from '@chada/contract';

/**
 * Operations of the specification that no screen calls, each with the reason (docs/decisions/0024-calls-without-a-screen.md).
 * The stores have a call for each, for the screens of a brand.
 */
export const operationsWithoutScreen: Readonly<Partial<Record<OperationId, string>>> = {
  'user.transferToBank': 'A member confirms the amount of a withdrawal: `withdraw.create` sends it.',
  'configuration.byKey': 'Both lists bring every entry at start-up.',
};
