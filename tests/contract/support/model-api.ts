import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

const Message = z.looseObject({ role: z.string(), content: z.nullish(z.string()) });
const Body = z.looseObject({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z.array(Message),
  tools: z.optional(z.array(z.object({ type: z.string(), function: z.looseObject({ name: z.string() }) }))),
  response_format: z.optional(z.looseObject({ type: z.string() })),
});

/** What the stand-in was asked. */
type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  body: z.infer<typeof Body>;
  /** Until the one who asked hangs up, or has everything. */
  closed: Promise<void>;
};

/** How the stand-in answers once. */
export type Reply = (response: ServerResponse) => void | Promise<void>;

type Delta = {
  content?: string;
  refusal?: string;
  tool_calls?: { index: number; id?: string; function: { name?: string; arguments: string } }[];
};

function chunk(delta: Delta, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', model: 'small', choices })}\n\n`;
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
}

/** Says these texts, one chunk each, and ends as it should. */
export const says =
  (...texts: string[]): Reply =>
  (response) => {
    begin(response);
    for (const content of texts) response.write(chunk({ content }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

/** Says JSON, in pieces of a few letters. */
export const saysJson = (value: unknown): Reply => says(...(JSON.stringify(value).match(/.{1,7}/gs) ?? []));

/** Ends for a reason, with `[DONE]` or without. */
export const endsWith =
  (text: string, finish: string | null, done = true): Reply =>
  (response) => {
    begin(response);
    response.write(chunk({ content: text }));
    if (finish !== null) response.write(chunk({}, finish));
    response.end(done ? 'data: [DONE]\n\n' : '');
  };

/** Declines as hosted models do. */
export const declines: Reply = (response) => {
  begin(response);
  response.end(`${chunk({ refusal: 'I cannot help with that.' })}${chunk({}, 'stop')}data: [DONE]\n\n`);
};

/** Calls a function, its arguments in two pieces. */
export const calls =
  (name: string, input: string): Reply =>
  (response) => {
    begin(response);
    const half = Math.ceil(input.length / 2);
    const first = { index: 0, id: 'call_1', function: { name, arguments: input.slice(0, half) } };
    response.write(chunk({ tool_calls: [first] }));
    response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: input.slice(half) } }] }));
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Looks an order of the shop up. */
export const findsOrder: Reply = calls('shopify__find_order', '{"order": "AH20250001"}');

/** Says something, and then the connection breaks. */
export const breaksAfter =
  (text: string): Reply =>
  (response) => {
    begin(response);
    response.write(chunk({ content: text }), () => response.destroy());
  };

/** Says something and then nothing, with the connection open. */
export const hangsAfter =
  (text: string): Reply =>
  (response) => {
    begin(response);
    response.write(chunk({ content: text }));
  };

/** Says nothing at all. */
export const silent: Reply = () => {};

/** Sends the call elsewhere on the same server. */
export const redirects: Reply = (response) => {
  response.writeHead(307, { Location: '/v1/chat/completions' });
  response.end();
};

/** Refuses as these APIs do. */
export const refuses =
  (status: number, message: string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
  };

/** What a call was told of the last function that was called. */
export const textOfResult = (call: Asked | undefined): string =>
  call?.body.messages.findLast(({ role }) => role === 'tool')?.content ?? '';

/** A small OpenAI-compatible chat API on this machine: real bytes on the wire, each call answered by the next reply. */
export async function startModelApi() {
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    const body = Body.parse(JSON.parse(text));
    asked.push({ path: request.url ?? '', headers: request.headers, body, closed });
    const reply = replies.shift() ?? refuses(500, 'nothing is left to say');
    await reply(response);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** The next calls are answered so. */
    will: (...next: Reply[]) => void replies.push(...next),
    /** Everything that was said in a call, as one text. */
    textOf: (call = asked.at(-1)) => call?.body.messages.map(({ content }) => content ?? '').join('\n') ?? '',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
