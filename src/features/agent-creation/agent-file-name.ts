const LETTERS = 60;

/** The file of an exported agent: a name that no path, header or log can misread. */
export function agentFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const short = [...plain].slice(0, LETTERS).join('').replace(/-+$/, '');
  return `${short || 'agent'}.agent.json`;
}
