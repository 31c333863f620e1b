/** The address of a call of a widget, whatever its ids are made of. */
export function pathOf(...parts: string[]): string {
  return `/public/widgets/${parts.map(encodeURIComponent).join('/')}`;
}
