import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time of this device in epoch milliseconds, renewed each minute: for headings such as "today", never for rules. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
