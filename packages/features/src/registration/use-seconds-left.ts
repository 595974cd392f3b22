import { useEffect, useState } from 'react';

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - performance.now()) / 1000));

/** Returns the seconds until `deadline`, which is a value of `performance.now()`. */
export function useSecondsLeft(deadline: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      const next = secondsUntil(deadline);
      setSecondsLeft(next);
      if (next > 0) timer = setTimeout(renew, deadline - performance.now() - (next - 1) * 1000 + 10);
    };
    renew();
    return () => clearTimeout(timer);
  }, [deadline]);
  return secondsLeft;
}
