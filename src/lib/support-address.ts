/** The address of a link to where people get help, a page or a mail, with what that mail is about. */
export function supportAddress(support: string, subject?: string): string {
  if (support.startsWith('https:')) return support;
  return `mailto:${support}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
