import type { OperationId } from '@chada/contract';

/**
 * Operations that no screen uses, or that the fault matrix does not run, with the reasons
 * (docs/decisions/0024-calls-without-a-screen.md). The stores support them for a brand's own screens.
 */
export const operationsWithoutScreen: Readonly<Partial<Record<OperationId, string>>> = {
  'user.transferToBank': 'A member confirms the amount of a withdrawal: `withdraw.create` sends it.',
  ...Object.fromEntries(
    [
      'slip.requestReturn',
      'protection.cancelRaise',
      'protection.prepareExclusion',
      'protection.confirmExclusion',
      'protection.requestEnd',
      'protection.acknowledge',
    ].map((id) => [id, 'Its screen exists (docs/protection.md). The fault matrix does not run it yet.']),
  ),
  'configuration.byKey': 'Both lists bring every entry at start-up.',
};
