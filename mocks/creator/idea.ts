import { type AgentContent, EMPTY_CONTENT } from '@mocks/agents/content';
import type { Locale } from '@/api/generated/schemas';
import { asCompany } from './as-company';
import { type Collected, collectChanges } from './collect-changes';
import { collectSaid } from './collect-said';
import { kindOf, textOf } from './kinds-of-proposals';
import { missingPieces } from './missing-pieces';
import { readClause } from './read-clause';
import type { Said } from './said';
import type { AgentIdea } from './schemas';
import { sentenceOf } from './sentences';
import type { LastProposed, StoredCreatorState } from './store';
import { languageOf } from './text';
import { CREATOR_WORDS } from './words';

/** The idea as an agent: what it is told first comes from its name and its purpose, the rest from what was said. */
export function ideaNow(state: StoredCreatorState, otherwise: Locale): AgentIdea | null {
  const { idea } = state;
  if (!idea) return null;
  const language = idea.language ?? otherwise;
  const words = CREATOR_WORDS[language];
  const name = idea.name ?? '';
  const purpose = idea.purpose === null ? null : asCompany(idea.purpose, language);
  const instructions = idea.name !== null && purpose !== null ? words.persona(idea.name, purpose) : null;
  const summary = { en: '', es: '', [language]: purpose === null ? '' : sentenceOf(purpose) };
  const persona = instructions ?? (purpose === null ? '' : words.task(purpose));
  const content: AgentContent = {
    ...EMPTY_CONTENT,
    language,
    summary,
    instructions:
      persona === ''
        ? []
        : [
            {
              blockId: 'blk_idea',
              kind: 'persona',
              texts: { en: '', es: '', [language]: persona },
              enabled: true,
            },
          ],
  };
  const collected = collectChanges({ name, content });
  collectEarlier(collected, state, language);
  const whole = collected.now().content;
  const missing = missingPieces(whole).filter((piece) => piece !== 'purpose' && piece !== 'otherLanguage');
  return {
    name: idea.name,
    instructions,
    content: whole,
    missing: [
      ...(idea.purpose === null ? (['purpose'] as const) : []),
      ...(idea.name === null ? (['name'] as const) : []),
      ...missing,
    ],
  };
}

type Idea = NonNullable<StoredCreatorState['idea']>;

/** What an agent that is not there yet was told, as what may have second thoughts; a path is its place in the idea. */
export const toldOf = ({ said }: Idea): LastProposed[] =>
  said.flatMap(({ clause, asked }, at) =>
    readClause(clause, asked, true).map((one) => ({
      is: kindOf(one),
      text: textOf(one),
      paths: [String(at)],
    })),
  );

/** What it was told, after a second thought about it. */
export function reconsidered(idea: Idea, said: Said): Idea['said'] {
  if (said.is === 'giveUp') return idea.said.filter((_, at) => !said.paths.includes(String(at)));
  if (said.is !== 'amendment') return idea.said;
  const [at] = toldOf(idea).find(({ text }) => text === said.from)?.paths ?? [];
  return idea.said.map((one, index) => (String(index) === at ? { clause: said.to, asked: null } : one));
}

/** Takes up again what was said for an agent before it was made. */
export function collectEarlier(
  collected: Collected,
  { idea }: StoredCreatorState,
  language: Locale,
  newBlockId?: () => string,
) {
  let count = 0;
  const ownId = () => {
    count += 1;
    return `blk_idea-${count}`;
  };
  for (const { clause, asked } of idea?.said ?? [])
    for (const said of readClause(clause, asked, true))
      collectSaid(collected, said, languageOf(clause, language), newBlockId ?? ownId);
  for (const { path, after, reason } of idea?.thoughtUp ?? []) collected.put(path, after, reason);
}
