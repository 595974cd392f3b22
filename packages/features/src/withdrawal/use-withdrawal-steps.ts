import * as z from 'zod/mini';
import { useHeldSteps } from '../common/layout/use-held-steps.ts';
import { type HistorySteps, useHistorySteps } from '../common/layout/use-history-steps.ts';

const stepSchema = z.union([
  z.object({ name: z.literal('review'), amountSatang: z.int().check(z.positive()) }),
  z.object({ name: z.literal('sent'), withdrawalId: z.string() }),
]);

/** A step of a withdrawal after its form: the amount under review, or the withdrawal that was sent. */
export type WithdrawStep = z.output<typeof stepSchema>;

function readStep(value: unknown): WithdrawStep | undefined {
  return z.safeParse(stepSchema, value).data;
}

/** Keeps the steps of a withdrawal in the history. A reload loses none of them. */
export function useWithdrawalSteps(pending: boolean): HistorySteps<WithdrawStep> {
  return useHeldSteps(useHistorySteps('withdraw', readStep), pending);
}
