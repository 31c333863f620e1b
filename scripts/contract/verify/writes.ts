import type { Operation } from '../read-contract';
import type { Checks } from './reads';
export async function checkWrites(
  _checks: Checks,
  _isMeant: (operation: Operation) => boolean,
): Promise<void> {}
