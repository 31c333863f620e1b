import { useState } from 'react';

/** A value as it was when nothing was under way: what depends on it is not made anew at every word of an answer. */
export function useSettled<Value>(value: Value, underWay: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (underWay) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
