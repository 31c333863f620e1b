import type { Step } from './steps';

/** A write that a page offers on the contract's examples: where, and what a person does until it is sent. */
export type Write = { operation: string; at: string; as?: 'nobody'; steps: readonly Step[] };
