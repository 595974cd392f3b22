import { useState } from 'react';

/** Returns the previous value while `hold` is true. */
export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
