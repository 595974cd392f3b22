import { useState } from 'react';

/**
 * Returns `value`. While `hold` is true, returns the value from before. Used to show a result only after its animation.
 */
export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
