import { useEffect, useState } from 'react';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

export const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

function readClock(): AppThunk<number> {
  return (_dispatch, _getState, { clock }) => clock();
}

/** True if a new value would show nothing new: the times are close, and no step of the clock is between them. */
function isSameStep(a: number, b: number, stepMs: number): boolean {
  return Math.abs(a - b) < SECOND_MS && Math.floor(a / stepMs) === Math.floor(b / stepMs);
}

/** Returns the server's time in epoch milliseconds. The value changes every `stepMs` milliseconds, by default every minute. */
export function useNow(stepMs = MINUTE_MS): number {
  const dispatch = useAppDispatch();
  const offset = useAppSelector(({ server }) => server.clockOffsetMs);
  const [now, setNow] = useState(() => dispatch(readClock()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      const next = dispatch(readClock());
      setNow((before) => (isSameStep(before, next, stepMs) ? before : next));
      timer = setTimeout(renew, stepMs - (next % stepMs));
    };
    renew();
    return () => clearTimeout(timer);
  }, [dispatch, offset, stepMs]);
  return now;
}
