import type { TestRunHead } from '@mocks/agent-tests/schemas';
import type * as contract from '@/api/generated/schemas';

/** A job is begun at once, never queued. */
export type Job = contract.Job & Pick<TestRunHead, 'status'>;
