import * as z from 'zod/mini';
import { useFrozenSteps } from '../common/layout/use-frozen-steps.ts';
import { type HistorySteps, useHistorySteps } from '../common/layout/use-history-steps.ts';

const stepSchema = z.union([
  z.object({ name: z.literal('review'), amountSatang: z.int().check(z.positive()) }),
  z.object({ name: z.literal('sent'), withdrawalId: z.string() }),
]);

export type WithdrawalStep = z.output<typeof stepSchema>;

function readStep(value: unknown): WithdrawalStep | undefined {
  return z.safeParse(stepSchema, value).data;
}

/** The steps of a withdrawal in the browser's history. A reload keeps the current step. */
export function useWithdrawalSteps(pending: boolean): HistorySteps<WithdrawalStep> {
  return useFrozenSteps(useHistorySteps('withdraw', readStep), pending);
}
