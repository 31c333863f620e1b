/** A message without the name of the agent that it is said to: "Morning, Rory!" */
export function withoutName(text: string, name: string): string {
  if (!/^\p{L}+$/u.test(name)) return text;
  const rest = text
    .replace(new RegExp(`^\\W*${name}[,.!:]\\s+`, 'iu'), '')
    .replace(new RegExp(`[,\\s]+${name}(?=\\W*$)`, 'iu'), '');
  return /\p{L}/u.test(rest) ? rest : text;
}
