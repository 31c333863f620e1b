import type { AccountsState } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import * as z from 'zod/mini';
import { AccountId, type WelcomeStage } from '@/api/generated/schemas';

/** What a bare provider remembers by itself. */
export const BareState = z.object({
  /** By account: what it was sent of the process, under the names it was sent with. */
  sentToWelcome: z._default(z.record(AccountId, z.record(z.string(), z.unknown())), {}),
});
export type BareState = z.infer<typeof BareState>;

const Said = z.catchall(z.object({ accountId: z.string() }), z.unknown());
const NEXT_STAGE: Partial<Record<string, WelcomeStage>> = {
  company_settings: 'subscription_settings',
  subscription_settings: 'integrations_settings',
};

/** Keeps what a write to the process said, under the names it was sent with; a password is not told again. */
export function rememberSent({ state }: Db<BareState>, path: string, body: string): void {
  const { accountId, password: _, confirmPassword: __, ...said } = z.parse(Said, JSON.parse(body));
  // Its one field has the name of every agent's key; the call's own name tells which agent is meant.
  const named = path === '/welcome/defaultBotKey' ? { defaultBotKey: said.botKey } : said;
  state.sentToWelcome[accountId] = { ...state.sentToWelcome[accountId], ...named };
}

/** Goes on from a stage that the ordinary provider holds to be undone: this one knows no plans and asks for nothing. */
export function goOnAnyway({ state }: Db<AccountsState>, body: string): void {
  const { accountId } = z.parse(Said, JSON.parse(body));
  const process = state.accounts[accountId]?.process;
  const next = process && NEXT_STAGE[process.currentStage];
  if (next) process.currentStage = next;
}
