import { useState } from 'react';

/** A value as it was when `hold` began: what would tell a result before its motion has ended waits for the end. */
export function useHeld<Value>(value: Value, hold: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!hold && kept !== value) setKept(value);
  return hold ? kept : value;
}
