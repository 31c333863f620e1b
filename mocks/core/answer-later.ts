import { HttpResponse } from 'msw';

/**
 * An answer whose body comes when the work is done. It is sent from a stream, since a handler is waited for while the
 * state is held, and everybody else would wait with it.
 */
export function answerLater(work: () => Promise<unknown>): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      void work().then(
        (answer) => {
          controller.enqueue(new TextEncoder().encode(JSON.stringify(answer)));
          controller.close();
        },
        (error: unknown) => {
          console.error(error);
          controller.error(error);
        },
      );
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}
