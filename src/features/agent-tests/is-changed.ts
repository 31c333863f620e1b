import type { TestAnswer } from '@/api/generated/schemas/testAnswer.zod';

/** Whether it is answered in other words than by what is live. */
export function isChanged({ answer, liveAnswer }: TestAnswer): boolean {
  return liveAnswer !== null && liveAnswer !== answer;
}
