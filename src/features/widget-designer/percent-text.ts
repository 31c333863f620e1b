/** A share of a hundred as the reader writes it: `20%`, `20 %`. */
export function percentText(locale: string, percent: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}
