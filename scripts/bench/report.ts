/** Prints one figure beside its target. */
export function say(good: boolean, what: string, figure: string, target: string, note = ''): void {
  process.stdout.write(
    `${good ? '✓' : '✗'} ${what.padEnd(52)} ${figure.padStart(10)}   ${target.padEnd(16)} ${note}\n`,
  );
}

/** Prints what was not measured, and why. */
export function skip(what: string, why: string): void {
  process.stdout.write(`- ${what.padEnd(52)} skipped: ${why}\n`);
}
