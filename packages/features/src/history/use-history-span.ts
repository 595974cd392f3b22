import { bangkokDaySpan } from '@chada/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type DaySpanValue, longestSpanDays } from '../common/fields/day-span-field.tsx';

const dayMs = 86_400_000;

export function spanOf(start: string | null, end: string | null): DaySpanValue | undefined {
  if (start === null || end === null) return undefined;
  try {
    const days = (bangkokDaySpan(end).start.getTime() - bangkokDaySpan(start).start.getTime()) / dayMs;
    return days >= 0 && days <= longestSpanDays ? { start, end } : undefined;
  } catch {
    return undefined;
  }
}

export function useHistorySpan(): readonly [
  DaySpanValue | undefined,
  (span: DaySpanValue | undefined) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const [start, end] = [parameters.get('start'), parameters.get('end')];
  const span = useMemo(() => spanOf(start, end), [start, end]);
  const choose = useCallback(
    (next: DaySpanValue | undefined) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of ['start', 'end'] as const) {
            if (next === undefined) after.delete(name);
            else after.set(name, next[name]);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  return [span, choose];
}
