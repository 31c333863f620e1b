// Stands in for `@/session/session` where the token that is kept is all there is of a session.
import { vi } from 'vitest';
import { readToken } from '@/session/token';

export const expireSession = vi.fn();
export const tokenForCall = readToken;
