/** Leaves the product for a page of another site; only http and https are gone to. */
export function leaveFor(address: string): void {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new Error('no address of a page');
  location.assign(address);
}
