import { exclusionLengths, type ExclusionLength, timeOutLengths, type TimeOutLength } from '@chada/domain';
import { type HistorySteps, useHistorySteps } from '../common/layout/use-history-steps.ts';

export type BreakStep =
  | { readonly kind: 'timeOut'; readonly length: TimeOutLength }
  | { readonly kind: 'selfExclusion'; readonly length: ExclusionLength };

function readStep(value: unknown): BreakStep | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('length' in value))
    return undefined;
  const { kind, length } = value;
  const timeOut = timeOutLengths.find((timeOutLength) => timeOutLength === length);
  if (kind === 'timeOut' && timeOut !== undefined) return { kind, length: timeOut };
  const exclusion = exclusionLengths.find((exclusionLength) => exclusionLength === length);
  return kind === 'selfExclusion' && exclusion !== undefined ? { kind, length: exclusion } : undefined;
}

/**
 * The steps of a play break in the browser's history. Two screens that are mounted at the same time need different
 * values of `flow`.
 */
export function useBreakSteps(flow: 'break' | 'maintenanceBreak'): HistorySteps<BreakStep> {
  return useHistorySteps(flow, readStep);
}
