import { useEffect, useState } from 'react';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

const minuteMs = 60_000;

function readClock(): AppThunk<number> {
  return (_dispatch, _getState, { clock }) => clock();
}

/** Returns the server's time in epoch milliseconds. The value changes every minute. */
export function useNow(): number {
  const dispatch = useAppDispatch();
  const offset = useAppSelector(({ server }) => server.clockOffsetMs);
  const [now, setNow] = useState(() => dispatch(readClock()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      const next = dispatch(readClock());
      setNow((before) => (Math.abs(next - before) < 1000 ? before : next));
      timer = setTimeout(renew, minuteMs - (next % minuteMs));
    };
    renew();
    return () => clearTimeout(timer);
  }, [dispatch, offset]);
  return now;
}
