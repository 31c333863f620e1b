import { ApiError } from '@/api/api-error';

const PREFIX = 'SECOND_FACTOR_';
const WHYS = ['WRONG', 'CLOCK', 'USED'] as const;

/** Why a code of a second factor was not taken, as the texts name it. */
export function whyCodeRefused(error: unknown): (typeof WHYS)[number] | undefined {
  return error instanceof ApiError ? WHYS.find((why) => error.code === PREFIX + why) : undefined;
}
