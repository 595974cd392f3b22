import { useState } from 'react';

/** While `hold` is true, returns the value from before `hold` became true. Used to show a result after its animation. */
export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
