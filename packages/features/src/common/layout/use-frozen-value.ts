import { useState } from 'react';

/**
 * Follows `value`, but keeps its last value while `hold` is true, so that a result appears only after its animation.
 */
export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
