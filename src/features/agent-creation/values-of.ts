const MOST_SHOWN = 60;

/** What a document has at a place such as `content.tools.0.toolkit`, as it is written there; undefined for what is no single value. */
export function valueAt(text: string, path: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const key of path.split('.')) value = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
  if (value === undefined || typeof value === 'object') return undefined;
  const written = JSON.stringify(value);
  return written.length > MOST_SHOWN ? `${written.slice(0, MOST_SHOWN)}…` : written;
}
