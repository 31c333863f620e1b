/** The window in which a consent is given. */
export interface ConnectWindow {
  /** Whether it took the address; a person may have closed it before it was known. */
  go: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens the window in the very click, as browsers demand, before anybody knows its address; `text` stands in it until then.
 * Undefined when the browser blocked it. Afterwards nothing is read from it: on its way to another site the browser may cut
 * it off, and what it says would prove nothing.
 */
export function openConnectWindow(text: string): ConnectWindow | undefined {
  const opened = window.open('about:blank', '_blank', 'popup,width=560,height=720');
  if (!opened || opened.closed) return undefined;
  try {
    opened.document.title = text;
    opened.document.body.textContent = text;
    // The other site has no business here.
    opened.opener = null;
  } catch {
    // A browser that keeps it apart shows it empty.
  }
  return {
    go: (url) => {
      if (opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened.close(),
  };
}
