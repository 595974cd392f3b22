import { useState } from 'react';

/**
 * Returns `value`, but keeps the previous value while `hold` is true. Used to show a result only after its animation.
 */
export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
