import { useState } from 'react';

/** A value as it was when nothing was in progress: what depends on it is not made anew at every word of an answer. */
export function useFrozen<Value>(value: Value, inProgress: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (inProgress) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
