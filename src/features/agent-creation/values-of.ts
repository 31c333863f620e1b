import { parsedJson } from './parsed-json';

const MOST_SHOWN = 60;

/**
 * Reads a document once, and tells what it has at a place such as `content.tools.0.toolkit`, as it is written there;
 * undefined for what is no single value.
 */
export function valuesOf(text: string): (path: string) => string | undefined {
  const document = parsedJson(text);
  return (path) => {
    let value = document;
    for (const key of path.split('.')) value = Object.getOwnPropertyDescriptor(Object(value), key)?.value;
    if (value === undefined || typeof value === 'object') return undefined;
    const written = JSON.stringify(value);
    return written.length > MOST_SHOWN ? `${written.slice(0, MOST_SHOWN)}…` : written;
  };
}
