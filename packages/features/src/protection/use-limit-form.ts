import { limitKinds, limitPeriods } from '@chada/domain';
import type { HistorySteps } from '../common/layout/use-history-steps.ts';
import { useHistorySteps } from '../common/layout/use-history-steps.ts';
import type { LimitChoice } from './check-limit.ts';

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((candidate) => candidate === value);

function readChoice(value: unknown): LimitChoice | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('period' in value))
    return undefined;
  const { kind, period } = value;
  return isOneOf(limitKinds, kind) && isOneOf(limitPeriods, period) ? { kind, period } : undefined;
}

export function useLimitForm(): HistorySteps<LimitChoice> {
  return useHistorySteps('limit', readChoice);
}
