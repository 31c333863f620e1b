/** Lines of words in pairs, "prometas prometer digas decir", as what each first one stands for. */
export function wordPairs(...lines: readonly string[]): Readonly<Record<string, string>> {
  const words = lines.flatMap((line) => line.split(' '));
  return Object.fromEntries(
    words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? word]] : [])),
  );
}
