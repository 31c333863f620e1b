import { createHandlers } from '@mocks/core/handlers';
import type { PlayedProvider } from '@mocks/core/node';
import { getResponse, HttpResponse, http } from 'msw';

/** The next write to this path is done, but its answer never arrives: the connection broke on the way back. */
export function loseNextAnswer({ server, db }: PlayedProvider, path: string): void {
  const handlers = createHandlers(db);
  server.use(
    http.all(
      `*/api/v1${path}`,
      async ({ request }) => {
        const answer = await getResponse(handlers, request.clone());
        if (!answer?.ok) throw new Error(`${path} was not done: ${answer?.status}`);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}
