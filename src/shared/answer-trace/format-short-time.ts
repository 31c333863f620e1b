const SECOND = 1000;

/** A short time as the reader writes it: `140 ms`, from a second on `1.4 s`. */
export function formatShortTime(locale: string, milliseconds: number): string {
  const style = { style: 'unit', unitDisplay: 'short' } as const;
  return milliseconds < SECOND
    ? new Intl.NumberFormat(locale, { ...style, unit: 'millisecond' }).format(milliseconds)
    : new Intl.NumberFormat(locale, { ...style, unit: 'second', maximumFractionDigits: 1 }).format(
        milliseconds / SECOND,
      );
}
