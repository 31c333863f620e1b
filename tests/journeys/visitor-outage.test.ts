import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';
import { ORDERS, playVisits, setUpTeam, type Visited, visit } from '../support/visitor-chat';

const provider = playVisits();
const UNREACHABLE = 'The chat can’t be reached right now.';

/** What `openapi/README.md` promises of each. */
const promised = new Map(
  [...readFileSync('openapi/README.md', 'utf8').matchAll(/^\| `([A-Z]+ \/public\/[^`]*)` \| (.+) \|$/gm)].map(
    ([, operation = '', sentence = '']) => [operation, sentence],
  ),
);
const asked = operations
  .filter(({ tag }) => tag === 'widget-public')
  .map(({ method, path }) => `${method} ${path}`);

/** What leads to a call. */
const ways: Record<string, (visited: Visited) => Promise<void>> = {
  'GET /public/widgets/{widgetId}/conversations': async ({ say, chat, choose }) => {
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('Earlier conversations');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/end': async ({ say, chat, choose }) => {
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('End conversation');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/person': ({ choose }) =>
    choose('Talk to a person'),
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/approvals/{approvalId}': async ({
    say,
    press,
  }) => {
    await say('I want to return AH20481733');
    await press('Confirm');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/left-messages': async (visited) => {
    const { user, chat, say, press } = visited;
    setUpTeam(provider, { hours: [{ days: [], from: '00:00', to: '00:01' }] });
    await say('I want to talk to a person');
    await user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
    await user.type(chat.getByLabelText('Email'), 'lucia@correo.example');
    await press('Leave message');
  },
};

describe('a provider that lacks an operation', () => {
  test('each has its sentence', () => {
    expect([...promised.keys()].toSorted()).toEqual(asked.toSorted());
  });

  const reads = [...promised].flatMap(([operation, promise]) => {
    const words = [...promise.matchAll(/“([^”]+)”/g)].map(([, said = '']) => said);
    return words.length > 0 ? [{ operation, words }] : [];
  });
  test.each(reads)('$operation', async ({ operation, words }) => {
    const [method = '', path = ''] = operation.split(' ');
    const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    provider.server.use(
      http.all('*/api/v1/*', ({ request }) =>
        request.method === method && pattern.test(new URL(request.url).pathname)
          ? HttpResponse.html('<h1>404 Not Found</h1>', { status: 404 })
          : undefined,
      ),
    );
    const visited = await visit(ORDERS);
    if (operation !== 'GET /public/widgets/{widgetId}')
      await (ways[operation] ?? (({ say }) => say('Where is my order AH20481733?')))(visited);
    for (const said of words) await visited.chat.findAllByText(said);
  });
});

test('a provider that cannot be reached', async () => {
  provider.server.use(http.all('*/api/v1/*', () => HttpResponse.error()));
  const { chat } = await visit(ORDERS);
  await chat.findAllByText(UNREACHABLE);
  await chat.findByRole('button', { name: 'Try again' });
});
