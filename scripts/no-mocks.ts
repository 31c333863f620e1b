import { globSync, readFileSync, statSync } from 'node:fs';

const TRACES = ['msw', 'mockServiceWorker', 'Agents-2026', '@faker', 'pm_card_'];

/** The built files that hold a trace of the played provider, with the trace; none is right. */
export function tracesOfMocks(dist: string): string[] {
  return globSync(`${dist}/**/*`)
    .filter((file) => !file.endsWith('.br') && statSync(file).isFile())
    .flatMap((file) => {
      const text = readFileSync(file, 'latin1');
      return TRACES.filter((trace) => `${file}\n${text}`.includes(trace)).map((trace) => `${file}: ${trace}`);
    });
}
