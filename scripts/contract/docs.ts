// One page that tells the whole contract to whoever runs a provider: it holds no script and asks for nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions } from '../read-options';
import { readContract } from './docs/contract';
import { pagesByOperation } from './docs/journeys';
import { pageOf } from './docs/page';
import { readReadme } from './docs/read-readme';

const { out = '.cache/contract.html' } = readOptions(
  'Usage: npm run contract:docs -- [--out .cache/contract.html]',
  {
    out: { type: 'string' },
  },
);
const start = performance.now();
const page = pageOf(await readContract(), readReadme(), pagesByOperation());
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, page);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `The contract as one page: ${out}, ${Math.round(page.length / 1000)} kB, in ${seconds} s\n`,
);
