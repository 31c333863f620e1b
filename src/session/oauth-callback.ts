declare global {
  /** What a callback of an identity provider carried in its address, until it is read. */
  var oauthCallback: string | undefined;
}

/** Takes what an identity provider sent out of the address, before anything else can see it there. */
export function hideCallback(): void {
  const { pathname, search, hash } = location;
  if (!search && !hash) return;
  globalThis.oauthCallback = `${search}&${hash.slice(1)}`;
  history.replaceState(history.state, '', pathname);
}

/** What the identity provider sent, once; undefined when the page was opened without, or was loaded again. */
export function takeCallback(): URLSearchParams | undefined {
  const sent = globalThis.oauthCallback;
  globalThis.oauthCallback = undefined;
  return sent === undefined ? undefined : new URLSearchParams(sent);
}
