// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, CreatorState } from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { TOLD_AGENTS_EN } from './support/told-agents-en';
import { TOLD_AGENTS_ES } from './support/told-agents-es';

test.each([...TOLD_AGENTS_EN, ...TOLD_AGENTS_ES])(
  'told $said',
  async ({ language, said, name, task, says = [], never }) => {
    const { call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const body = { botKey: 'bot_creator-acme', kind: 'creator', language };
    const { conversationId } = z.parse(Conversation, (await call('openConversation', { token, body })).body);
    const path = { conversationId };
    for (const [index, text] of said.entries())
      await call('sendMessage', { token, path, body: { clientMessageId: `message-${index}`, text } });
    const { idea } = z.parse(CreatorState, (await call('creatorState', { token, path })).body);
    expect(idea?.name).toBe(name);
    expect(idea?.content.summary[language]).toMatch(task);
    const told = (idea?.content.instructions ?? []).map(({ texts }) => texts[language]).join('\n');
    for (const one of says) expect(told).toMatch(one);
    if (never) expect(told).not.toMatch(never);
  },
);
