import type { AgentContent } from '@mocks/agents/content';
import type { StoredAgent } from '@mocks/agents/store';
import { isReachable } from '@mocks/channels/is-reachable';
import { blanksIn } from '@mocks/conversations/blanks';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { OWN_TOOLKIT, toolsOf } from '@mocks/own-tools/store';
import { teamOf } from '@mocks/team/store';
import { connectionTo } from '@mocks/tools/store';
import type { Locale, ReadinessCheck } from '@/api/generated/schemas';
import { ruleChecks, textChecks } from './handoff-checks';
import { isLiveContent } from './store';

const LOCALES: readonly Locale[] = ['en', 'es'];

type Texts = Record<Locale, string>;
const isWritten = (texts: Texts, language: Locale) => texts[language].trim() !== '';

/** The main language, and each in which its greeting or a block in use is written. */
function spokenLanguages({ language: main, greeting, instructions }: AgentContent): Locale[] {
  const written = [greeting, ...instructions.filter(({ enabled }) => enabled).map(({ texts }) => texts)];
  return LOCALES.filter(
    (language) => language === main || written.some((texts) => isWritten(texts, language)),
  );
}

/** A check that comes out well, until something is added. */
function ok(code: ReadinessCheck['code'], tab: ReadinessCheck['tab']): ReadinessCheck {
  return { code, state: 'ok', tab, itemId: null, languages: [] };
}

/** Each block in use that lacks a language; without the main one it cannot be published. */
function blockChecks(content: AgentContent): ReadinessCheck[] {
  const spoken = spokenLanguages(content);
  const faults = content.instructions.flatMap(({ blockId, enabled, texts }): ReadinessCheck[] => {
    const languages = spoken.filter((language) => !isWritten(texts, language));
    if (!enabled || languages.length === 0) return [];
    const state = languages.includes(content.language) ? 'blocking' : 'warning';
    return [{ ...ok('BLOCK', 'instructions'), state, itemId: blockId, languages }];
  });
  return faults.length > 0 ? faults : [ok('BLOCK', 'instructions')];
}

/** Each text in use in which something was to be filled in, and was not: a visitor would read it, or get no answer. */
function blankChecks({ greeting, texts, instructions, knowledge }: AgentContent): ReadinessCheck[] {
  const open = (both: Texts) => LOCALES.filter((language) => blanksIn(both[language]).length > 0);
  const blank = (tab: ReadinessCheck['tab'], itemId: string | null, languages: Locale[]): ReadinessCheck[] =>
    languages.length > 0 ? [{ ...ok('BLANK', tab), state: 'blocking', itemId, languages }] : [];
  const faults = [
    ...instructions
      .filter(({ enabled }) => enabled)
      .flatMap(({ blockId, texts: both }) => blank('instructions', blockId, open(both))),
    ...knowledge.flatMap(({ itemId, title, text }) =>
      blanksIn(`${title}\n${text}`).length > 0
        ? [{ ...ok('BLANK', 'overview'), state: 'blocking' as const, itemId }]
        : [],
    ),
    ...blank('texts', 'greeting', open(greeting)),
    ...Object.entries(texts).flatMap(([name, both]) => blank('texts', name, open(both))),
  ];
  return faults.length > 0 ? faults : [ok('BLANK', 'instructions')];
}

/** Each tool of the draft that is not connected. */
function toolChecks(db: Db<State>, { accountId, agent }: StoredAgent): ReadinessCheck[] {
  const faults = agent.draft.content.tools
    .filter(({ toolkit }) =>
      toolkit === OWN_TOOLKIT
        ? toolsOf(db, accountId).length === 0
        : connectionTo(db, accountId, toolkit)?.status !== 'ACTIVE',
    )
    .map(({ toolkit }): ReadinessCheck => ({ ...ok('TOOL', 'tools'), state: 'warning', itemId: toolkit }));
  return faults.length > 0 ? faults : [ok('TOOL', 'tools')];
}

/** Whether visitors can reach the draft on one channel at least; else a channel that only has to be switched on. */
function channelCheck(db: Db<State>, { accountId, agent }: StoredAgent): ReadinessCheck {
  const { channels } = agent.draft.content;
  if (channels.some((channel) => isReachable(db, accountId, channel))) return ok('CHANNELS', 'channels');
  return { ...ok('CHANNELS', 'channels'), state: 'warning', itemId: channels[0] ?? null };
}

function handoffCheck({ handoff }: AgentContent): ReadinessCheck {
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents: answersAlone } = handoff;
  const nobody = agentMode !== 'autopilot' && !answersAlone;
  return { ...ok('HANDOFF', 'handoff'), state: nobody ? 'warning' : 'ok' };
}

/** Everything that is looked at before a draft is published, in the order of the agent's page. */
export function readinessChecks(db: Db<State>, stored: StoredAgent): ReadinessCheck[] {
  const { agent } = stored;
  const { content } = agent.draft;
  const hasInstructions = content.instructions.some(
    ({ enabled, texts }) => enabled && LOCALES.some((one) => isWritten(texts, one)),
  );
  const unwelcomed = spokenLanguages(content).filter((language) => !isWritten(content.greeting, language));
  return [
    { ...ok('INSTRUCTIONS', 'instructions'), state: hasInstructions ? 'ok' : 'blocking' },
    ...blockChecks(content),
    ...blankChecks(content),
    { ...ok('GREETING', 'texts'), state: unwelcomed.length > 0 ? 'warning' : 'ok', languages: unwelcomed },
    channelCheck(db, stored),
    ...toolChecks(db, stored),
    handoffCheck(content),
    ...ruleChecks(content, teamOf(db, stored.accountId)),
    ...textChecks(content, spokenLanguages(content)),
    ...(agent.status === 'paused' ? [{ ...ok('PAUSED', null), state: 'warning' as const }] : []),
    { ...ok('CHANGES', null), state: isLiveContent(db, agent.botKey, content) ? 'blocking' : 'ok' },
  ];
}

/** Refuses with 409 when a check says that the draft cannot be published. */
export function refuseUnready(db: Db<State>, stored: StoredAgent): void {
  const blocking = readinessChecks(db, stored).filter(({ state }) => state === 'blocking');
  if (blocking.length === 0) return;
  const fields = blocking.map(({ code, tab, itemId }) => ({
    path: [tab, itemId].filter(Boolean).join('.'),
    code,
  }));
  refuse({ status: 409, code: 'NOT_READY', message: 'The draft is not ready', fields });
}
