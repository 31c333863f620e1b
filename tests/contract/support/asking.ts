import type { AgentTool } from '@mocks/agents/content';
import { afterEach } from 'vitest';
import * as z from 'zod/mini';
import { Conversation } from '@/api/generated/schemas';
import { withModel } from './with-model';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** The tool that looks an order up. */
export const FIND_ORDER = { toolkit: 'shopify', actions: ['find_order'] };

/** Ana, talking to the agent for returns. */
export async function asking(options?: Parameters<typeof withModel>[0]) {
  const caller = await withModel(options);
  const { api, token, call, db } = caller;
  open.push(api.close);
  const path = { conversationId: 'con_7f3a' };
  let questions = 0;
  const ask = (text: string, clientMessageId?: string) => {
    questions += 1;
    const body = { clientMessageId: clientMessageId ?? `question-${questions}`, text };
    return call('sendMessage', { token, path, body });
  };
  const conversation = async () => z.parse(Conversation, (await call('conversation', { token, path })).body);
  /** Lets the agent use these tools, and no others. */
  const withTools = (...tools: z.infer<typeof AgentTool>[]) => {
    const { draft } = db.state.agents.bot_returns?.agent ?? {};
    if (draft) draft.content = { ...draft.content, tools };
  };
  return { ...caller, path, ask, conversation, withTools };
}

type Came = { events: { event: string; data: unknown }[] };

/** Which events came, in their order. */
export const typesOf = ({ events }: Came) => events.map(({ event }) => event);

/** What was said. */
export const textOf = ({ events }: Came) =>
  events
    .map(
      ({ data }) =>
        z.safeParse(z.object({ type: z.literal('token'), text: z.string() }), data).data?.text ?? '',
    )
    .join('');
