import * as z from 'zod/mini';
import type { WelcomeStage } from '@/api/generated/schemas';
import type { Db } from '../db';

const Said = z.catchall(z.object({ accountId: z.string() }), z.unknown());
const NEXT_STAGE: Partial<Record<string, WelcomeStage>> = {
  company_settings: 'subscription_settings',
  subscription_settings: 'integrations_settings',
};

/** Keeps what a write to the process said, under the names it was sent with; a password is not told again. */
export function rememberSent({ state }: Db, path: string, body: string): void {
  const { accountId, password: _, confirmPassword: __, ...said } = z.parse(Said, JSON.parse(body));
  // Its one field has the name of every agent's key; the call's own name tells which agent is meant.
  const named = path === '/welcome/defaultBotKey' ? { defaultBotKey: said.botKey } : said;
  state.sentToWelcome[accountId] = { ...state.sentToWelcome[accountId], ...named };
}

/** Goes on from a stage that the ordinary provider holds to be undone: this one knows no plans and asks for nothing. */
export function goOnAnyway({ state }: Db, body: string): void {
  const { accountId } = z.parse(Said, JSON.parse(body));
  const process = state.accounts[accountId]?.process;
  const next = process && NEXT_STAGE[process.currentStage];
  if (next) process.currentStage = next;
}
