import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { apiBase } from '@/api/api-base';
import { operations } from '../../../scripts/contract/read-contract';
import type { Provider } from './acts';

/** The operations that the specification does not show; those of a visitor's page are in visitor-chat.test.ts. */
export const guessed = operations
  .filter(({ provenance, tag }) => provenance !== 'documented' && tag !== 'widget-public')
  .map(({ method, path }) => `${method} ${path}`);

/** What `openapi/README.md` promises of each. */
export const promised = new Map(
  [
    ...readFileSync('openapi/README.md', 'utf8').matchAll(/^\| `([A-Z]+ \/(?!public\/)[^`]*)` \| (.+) \|$/gm),
  ].map(([, operation = '', sentence = '']) => [operation, sentence]),
);

/** The operation of a call: where several match, the one that names it most exactly. */
function operationOf({ method, url }: Request): string | undefined {
  const path = new URL(url).pathname.replace(new URL(apiBase(), 'http://here').pathname, '');
  const [found] = operations
    .filter((one) => one.method === method)
    .filter((one) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return found && `${found.method} ${found.path}`;
}

/** How a provider says that it lacks an operation. */
export const ANSWERS: readonly ((request: Request) => Response)[] = [
  ({ method, url }) =>
    HttpResponse.json(
      { statusCode: 404, message: `Cannot ${method} ${new URL(url).pathname}`, error: 'Not Found' },
      { status: 404 },
    ),
  () => HttpResponse.html('<html><body><h1>404 Not Found</h1><hr>nginx</body></html>', { status: 404 }),
  ({ method }) => new HttpResponse(null, { status: method === 'GET' ? 501 : 405 }),
];

/** From now on the provider lacks these; tells how often it was asked for and answered. */
export function lack(provider: Provider, missing: (operation: string) => boolean) {
  const state = { way: 0, asked: 0, answered: 0 };
  provider.server.events.on('response:mocked', ({ request }) => {
    const operation = operationOf(request);
    if (operation !== undefined && missing(operation)) state.answered += 1;
  });
  provider.server.use(
    http.all('*/api/v1/*', ({ request }) => {
      const operation = operationOf(request);
      if (operation === undefined || !missing(operation)) return undefined;
      state.asked += 1;
      return ANSWERS[state.way]?.(request);
    }),
  );
  return state;
}

/** The words of a promise that can be read on the page. */
export const wordsIn = (operation: string) =>
  [...(promised.get(operation) ?? '').matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
