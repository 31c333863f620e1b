import { useState } from 'react';
import { isRecord } from '@/lib/is-record';
import { checkValue, sentValue, TypedJson, type ValueFault } from './check-value';
import { type Schema, withParts } from './read-schema';

/** Arguments on a form. */
export interface Arguments {
  value: Readonly<Record<string, unknown>>;
  setValue: (value: Readonly<Record<string, unknown>>) => void;
  /** All of them as somebody types them in JSON, while that is not what they mean yet. */
  typed: TypedJson | undefined;
  setTyped: (typed: unknown) => void;
  /** What is wrong with them, once they were to be sent. */
  faults: readonly ValueFault[];
  /** What is to be sent; undefined while something is wrong, which is shown from then on. */
  read: () => Record<string, unknown> | undefined;
}

/** The arguments of a call as they are filled in, beginning with the ones given. */
export function useArguments(schema: Schema | null, first: Readonly<Record<string, unknown>>): Arguments {
  const [value, setValue] = useState(first);
  const [typed, setTyped] = useState<TypedJson>();
  const [checked, setChecked] = useState(false);
  const sent = typed ?? (schema ? withParts(value, schema, schema) : value);
  const faultsNow = () => checkValue(schema ?? { type: 'object' }, sent);
  return {
    value,
    setValue: (next) => {
      setTyped(undefined);
      setValue(next);
    },
    typed,
    setTyped: (next) => {
      const text = next instanceof TypedJson ? next : new TypedJson('');
      setTyped(text);
      const meant = text.toJSON();
      if (isRecord(meant)) setValue(meant);
      else if (text.text === '') setValue({});
    },
    faults: checked ? faultsNow() : [],
    read: () => {
      setChecked(true);
      return faultsNow().length > 0 ? undefined : sentValue(sent);
    },
  };
}
