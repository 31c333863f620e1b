/** Whether the server that this page came from answers now: a reload would bring it back. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
