// Makes the contract as it is the released one, which `contract:diff` compares with from now on.
import { run } from '../run';
import { sayAndStop } from '../say-and-stop';
import { bundleContract, RELEASED } from './bundle';

const { code, output } = await run('tsx', ['scripts/contract/diff.ts']);
if (code !== 0) sayAndStop(output);
await bundleContract(RELEASED);
process.stdout.write(`${RELEASED} is the contract as it is now: commit it.\n`);
