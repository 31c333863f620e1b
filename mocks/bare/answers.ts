import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import * as z from 'zod/mini';
import { uuidOf } from './ids';

const Process = z.object({
  currentStage: z.string(),
  isEnd: z.boolean(),
  settings: z.object({
    company: z.optional(z.object({ name: z.string(), country: z.string(), timeZone: z.string() })),
  }),
});

/** The process with settings of a shape of its own, and beside them what was saved, as it was sent. */
export function bareProcess(db: Db<State>, accountId: string, answer: unknown): object {
  const { settings, currentStage, isEnd } = z.parse(Process, answer);
  const { company } = settings;
  return {
    _id: uuidOf(`process of ${accountId}`),
    __v: 3,
    updatedAt: db.now(),
    currentStage,
    isEnd,
    settings: {
      organization: company
        ? { displayName: company.name, countryCode: company.country, zone: company.timeZone }
        : null,
      ui: { theme: 'light', density: null },
      seats: 5,
      brandVoiceMessage: null,
      agentMode: null,
      allowAgentsChangeDefaultMode: 0,
      enableMetaFacebookChannel: true,
      enableMicrosoftTeamsChannel: null,
      ...db.state.sentToWelcome[accountId],
    },
  };
}

const Agent = z.object({
  botKey: z.string(),
  name: z.string(),
  isCreator: z.boolean(),
  updatedAt: z.string(),
});
const Agents = z.object({ items: z.array(Agent), botCreator: z.nullish(Agent) });

/** The agents as a plain list, the creator among them. */
export function bareAgents(answer: unknown): object[] {
  const { items, botCreator } = z.parse(Agents, answer);
  return [...(botCreator ? [botCreator] : []), ...items].map(({ botKey, name, isCreator, updatedAt }) => ({
    _id: uuidOf(`document of ${botKey}`),
    botKey,
    name,
    isCreator,
    createdAt: Date.parse(updatedAt),
  }));
}
