/** `set_up_bank` → `Set up bank`: a name of the contract that has no text of its own, as it comes. */
export function humanised(name: string): string {
  const text = name.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
