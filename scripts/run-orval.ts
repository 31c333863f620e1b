import { existsSync, rmSync } from 'node:fs';

/** Where the code of a contract is written until all of it is there; as deep as its place, so that its imports are the same. */
export const GENERATED_NEXT = 'src/api/generated-next';

/** Generates the hooks, the schemas and the mocks of the contract; throws what is wrong with it. */
export async function runOrval(): Promise<void> {
  // Code that takes its time to load, and that an unchanged contract has no need of.
  const { generate } = await import('orval');
  try {
    await generate('orval.config.ts', undefined, { throwOnError: true, logLevel: 'warn' });
    // Orval only logs the error of a hook; the last one takes this folder away.
    if (existsSync(GENERATED_NEXT)) throw new Error('The generated code could not be put in its place.');
  } finally {
    rmSync(GENERATED_NEXT, { recursive: true, force: true });
  }
}
