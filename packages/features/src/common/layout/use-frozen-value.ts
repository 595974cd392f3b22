import { useState } from 'react';

export function useFrozenValue<Value>(value: Value, hold: boolean): Value {
  const [frozen, setFrozen] = useState(value);
  if (!hold && frozen !== value) setFrozen(value);
  return hold ? frozen : value;
}
