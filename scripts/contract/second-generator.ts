// A second generator, openapi-typescript, reads the contract, and one file that uses its types is checked. What only
// orval understands would be no contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

const FOLDER = '.cache/second-generator';
const CONSUMER = 'tests/contract/second-generator/consumer.ts';

const start = performance.now();
mkdirSync(FOLDER, { recursive: true });
const types = await openapiTS(pathToFileURL('openapi/openapi.yaml'), { silent: true });
writeFileSync(`${FOLDER}/contract.ts`, astToString(types));
writeFileSync(
  `${FOLDER}/tsconfig.json`,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { skipLibCheck: false, lib: ['ES2024'], types: [] },
    include: [],
    files: [`../../${CONSUMER}`],
  }),
);
const { code, output } = await run('tsc', ['--project', `${FOLDER}/tsconfig.json`]);
if (code !== 0)
  sayAndStop(`${output}\nWhat openapi-typescript makes of the contract does not fit ${CONSUMER}.`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(`openapi-typescript reads the contract, and ${CONSUMER} fits it: ${seconds} s\n`);
