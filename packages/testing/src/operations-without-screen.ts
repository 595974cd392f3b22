import type { OperationId } from '@chada/contract';

/**
 * Operations that no screen uses, with the reasons
 * (docs/decisions/0024-calls-without-a-screen.md). The stores support them for a brand's own screens.
 */
export const operationsWithoutScreen: Readonly<Partial<Record<OperationId, string>>> = {
  'user.transferToBank': 'A member confirms the amount of a withdrawal: `withdraw.create` sends it.',
  'configuration.byKey': 'Both lists bring every entry at start-up.',
};
