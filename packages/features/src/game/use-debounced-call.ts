import { useCallback, useEffect, useRef } from 'react';

export function useDebouncedCall<Value>(
  call: (value: Value) => void,
  delayMs: number,
): { later: (value: Value) => void; now: (value: Value) => void } {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useCallback(
    (value: Value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delayMs);
    },
    [delayMs],
  );
  const now = useCallback((value: Value) => {
    clearTimeout(timer.current);
    latest.current(value);
  }, []);
  return { later, now };
}
