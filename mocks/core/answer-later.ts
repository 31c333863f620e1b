import { HttpResponse } from 'msw';

/**
 * An answer whose body comes when the work is done. It is sent from a stream, since a handler is waited for while the
 * state is held, and everybody else would wait with it.
 */
export function answerLater(work: () => Promise<unknown>): Response {
  const stream = new ReadableStream<Uint8Array>({
    // Who asked may have left by then: a pull that fails of a stream nobody reads ends quietly.
    pull: async (controller) => {
      const answer = await work().catch((error: unknown) => {
        console.error(error);
        throw error;
      });
      controller.enqueue(new TextEncoder().encode(JSON.stringify(answer)));
      controller.close();
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}
