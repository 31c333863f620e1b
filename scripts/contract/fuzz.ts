import { readOptions } from '../read-options';
import { sayAndStop } from '../say-and-stop';
import { fuzzDecoder } from './fuzz/decoder';
import { fuzzProvider } from './fuzz/provider';

const USAGE = 'Usage: npm run contract:fuzz -- [--runs 10] [--seed 2026]';
const options = readOptions(USAGE, { runs: { type: 'string' }, seed: { type: 'string' } });
const [runs, seed] = [Number(options.runs ?? 10), Number(options.seed ?? 2026)];
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) sayAndStop(USAGE);

const start = performance.now();
const provider = await fuzzProvider({ seed, runs });
const decoder = fuzzDecoder({ seed, runs: runs * 2 });
for (const fault of [...provider.faults, ...decoder.faults]) process.stdout.write(`✗ ${fault}\n`);
const faults = provider.faults.length + decoder.faults.length;
process.stdout.write(
  `${provider.requests} requests and ${decoder.requests} answers, seed ${seed}: ${faults} faults in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
);
process.exitCode = faults > 0 ? 1 : 0;
