import type { OperationId } from '@chada/contract';

/** The operations that no screen of the kit uses, with the reasons (docs/decisions/0024-calls-without-a-screen.md). */
export const operationsWithoutScreen: Readonly<Partial<Record<OperationId, string>>> = {
  'user.transferToBank': 'A member confirms the amount of a withdrawal: `withdraw.create` sends it.',
  'configuration.byKey': 'Both lists bring every entry at start-up.',
};
