import { useState } from 'react';

/** Returns the value from before `hold` became true, so that a result doesn't show before its animation has ended. */
export function useHeld<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
