/** Generates the hooks, the schemas and the mocks of the contract; throws what is wrong with it. */
export async function runOrval(): Promise<void> {
  // Code that takes its time to load, and that an unchanged contract has no need of.
  const { generate } = await import('orval');
  await generate('orval.config.ts', undefined, { throwOnError: true, logLevel: 'warn' });
}
