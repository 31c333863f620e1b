/** What stands on the lines of a text, each once. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What stands between the commas of a text, each once. */
export function partsOf(text: string): string[] {
  return linesOf(text.replaceAll(',', '\n'));
}
