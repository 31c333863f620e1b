const FORGOTTEN_AFTER_MS = 60_000;

/** Gives the person a file that the page has made; the browser puts it where downloads go. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  // Some browsers follow only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: a download that asks where to go has not read it yet.
  setTimeout(() => URL.revokeObjectURL(address), FORGOTTEN_AFTER_MS);
}
