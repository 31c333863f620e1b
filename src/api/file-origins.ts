/** The origins beyond our own that files may be sent to and pictures shown from; none named means any. */
export interface FileOrigins {
  uploadOrigins: readonly string[];
  assetOrigins: readonly string[];
}

let origins: FileOrigins = { uploadOrigins: [], assetOrigins: [] };

/** Says which origins `/config.json` names. */
export function setFileOrigins(next: FileOrigins): void {
  origins = next;
}

/** Whether a provider's address may be used for that: http(s), without a name or password in it, at a named origin. */
export function isFileAddress(address: string, use: keyof FileOrigins): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  const named = origins[use].map((origin) => URL.parse(origin)?.origin);
  return named.length === 0 || url.origin === location.origin || named.includes(url.origin);
}
