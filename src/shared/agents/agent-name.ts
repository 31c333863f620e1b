import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Agent } from '@/api/generated/schemas/agent.zod';

/** What the provider calls the creator until somebody gives it another name. */
const CREATOR_NAME = 'Creator';

/** What an agent is called: the creator as the menu calls it in this language, unless it was given a name of its own. */
export function agentName(
  { name, isCreator }: Pick<Agent, 'name'> & Partial<Pick<Agent, 'isCreator'>>,
  LL: TranslationFunctions,
): string {
  return isCreator && name === CREATOR_NAME ? LL.shell.rooms.creator() : name;
}
