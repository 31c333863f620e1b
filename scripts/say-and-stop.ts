/** Ends a command with one sentence that names what is wrong and how to mend it. */
export function sayAndStop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
