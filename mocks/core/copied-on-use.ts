/** A copy of which each part is made when it is first used: thousands of tests begin anew, and most use a few parts. */
export function copiedOnUse<Parts extends object>(parts: Parts): Parts {
  const copy = { ...parts };
  for (const name of Object.keys(parts)) {
    const hold = (value: unknown) =>
      Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
    Object.defineProperty(copy, name, {
      get: () => {
        hold(structuredClone(Reflect.get(parts, name)));
        return Reflect.get(copy, name);
      },
      set: hold,
      enumerable: true,
      configurable: true,
    });
  }
  return copy;
}
