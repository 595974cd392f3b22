import * as z from 'zod/mini';
import { useFrozenSteps } from '../common/layout/use-frozen-steps.ts';
import { type HistorySteps, useHistorySteps } from '../common/layout/use-history-steps.ts';

const stepSchema = z.union([
  z.object({ name: z.literal('found'), slipId: z.string() }),
  z.object({ name: z.literal('credited'), slipId: z.string() }),
  z.object({ name: z.literal('request') }),
  z.object({ name: z.literal('requested'), amountSatang: z.int().check(z.positive()) }),
]);

export type SlipStep = z.output<typeof stepSchema>;

/** The steps of the slip screen in the browser's history. `isKnown` returns true if the page can show the slip. */
export function useSlipSteps(
  isKnown: (step: 'found' | 'credited', slipId: string) => boolean,
  pending: boolean,
): HistorySteps<SlipStep> {
  const read = (value: unknown): SlipStep | undefined => {
    const { data: step } = z.safeParse(stepSchema, value);
    const isLost = step !== undefined && 'slipId' in step && !isKnown(step.name, step.slipId);
    return isLost ? undefined : step;
  };
  return useFrozenSteps(useHistorySteps('slip', read), pending);
}
