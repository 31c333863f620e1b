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

/** Where http(s) leads to, without a name or password in it; undefined for every other address. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url.origin
    : undefined;
}

function isNamed(origin: string, use: keyof FileOrigins): boolean {
  return origin === location.origin || origins[use].some((named) => URL.parse(named)?.origin === origin);
}

/** Whether a provider's address may be used for that: http(s), without a name or password in it, at a named origin. */
export function isFileAddress(address: string, use: keyof FileOrigins): boolean {
  const origin = originOf(address);
  return origin !== undefined && (origins[use].length === 0 || isNamed(origin, use));
}

/** The address of a picture that may be shown: at our own origin or a named one, as the page's policy allows it. */
export function pictureAddress(address: string): string | undefined {
  const url = URL.parse(address, location.origin)?.href ?? '';
  const origin = originOf(url);
  return origin !== undefined && isNamed(origin, 'assetOrigins') ? url : undefined;
}
