/** The words of the box with an example: what somebody wrote stays, and the example comes after it. */
export function withExample(box: string, example: string, examples: readonly string[]): string {
  const written = box.trim();
  return written === '' || examples.includes(written) ? example : `${written}\n${example}`;
}
