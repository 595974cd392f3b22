import type { OperationId } from '@chada/contract';

/**
 * Operations of the specification that no screen uses, with the reasons
 * (docs/decisions/0024-calls-without-a-screen.md). The stores support them for a brand's own screens.
 */
export const operationsWithoutScreen: Readonly<Partial<Record<OperationId, string>>> = {
  'user.transferToBank': 'A member confirms the amount of a withdrawal: `withdraw.create` sends it.',
  ...Object.fromEntries(
    [
      'slip.requestReturn',
      'protection.setLimit',
      'protection.confirmRaise',
      'protection.cancelRaise',
      'protection.beginTimeOut',
      'protection.prepareExclusion',
      'protection.confirmExclusion',
      'protection.requestEnd',
      'protection.acknowledge',
    ].map((id) => [id, 'The screens of member protection do not exist yet (decision 39).']),
  ),
  'configuration.byKey': 'Both lists bring every entry at start-up.',
};
