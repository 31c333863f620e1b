// @vitest-environment node
import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import { localeSaid } from '@mocks/understanding/language-said';
import { expect, test } from 'vitest';
import { MORE_TRADES } from './support/more-trades';
import { SENTENCES_OF_TRADES } from './support/sentences-of-trades';
import { faultOf } from './support/tell-outcome';
import { TRADES } from './support/trades';

const AGENTS = { ...TRADES, ...MORE_TRADES };

test('agents of other trades answer by their own rules, and never say these', () => {
  const faults = SENTENCES_OF_TRADES.flatMap(([trade, said, outcome, before]) => {
    const speaker = AGENTS[trade];
    const language = localeSaid(said, speaker.content.language);
    const { text } = answerFromAgent(speaker, said, language, { before });
    const told = speaker.content.instructions
      .filter(({ kind }) => kind !== 'rules')
      .flatMap(({ texts }) => [texts.en, texts.es]);
    const fault = told.some((one) => text.includes(one))
      ? 'says an instruction as it stands'
      : faultOf(text, outcome, language);
    return fault === undefined ? [] : [`${said} → ${text} (${fault})`];
  });
  expect(faults).toEqual([]);
});
