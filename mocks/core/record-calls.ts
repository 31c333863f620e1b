import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { operationOf } from './operation-of';

/** Names the file in which calls are noted, for `npm run contract:coverage`. */
const FILE = process.env.CONTRACT_COVERAGE;

/** Whether calls are noted at all. */
export const isRecording = FILE !== undefined;

const EVENT_DATA = /^data: (.*)$/gm;
const noted = new Set<string>();

/** Which properties a value has, each as a pointer; never a value, but for the type that tells events apart. */
export function propertiesOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => propertiesOf(item, `${at}/*`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${at}/${name}${name === 'type' && typeof inner === 'string' ? `=${inner}` : ''}`,
    ...propertiesOf(inner, `${at}/${name}`),
  ]);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noteCall(request: Request, sent: string, response: Response, answered: string): void {
  const called = FILE === undefined ? undefined : operationOf(request);
  if (FILE === undefined || called === undefined) return;
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  const bodies = isStream ? [...answered.matchAll(EVENT_DATA)].map(([, data = '']) => data) : [answered];
  const query = [...new URL(request.url).searchParams.keys()];
  for (const body of bodies) {
    const line = JSON.stringify({
      operationId: called.operationId,
      status: response.status,
      parameters: [
        ...new Set([...Object.keys(called.params), ...query, ...request.headers.keys()]),
      ].toSorted(),
      sent: [...new Set(propertiesOf(read(sent)))].toSorted(),
      answered: [...new Set(propertiesOf(read(body)))].toSorted(),
    });
    // The same is asked for thousands of times.
    if (noted.has(line)) continue;
    noted.add(line);
    mkdirSync(dirname(FILE), { recursive: true });
    appendFileSync(FILE, `${line}\n`);
  }
}

/** Notes a call that was answered whole. */
export async function noteAnswered(request: Request, response: Response): Promise<void> {
  noteCall(request, await request.text().catch(() => ''), response, await response.text());
}

/**
 * Notes which operation is asked for, with which parameters and properties, and what is answered; no secret and no word
 * of anybody. The answer goes on as it comes, since an event stream may last, and ends when its reader goes away.
 */
export async function recordCall(
  request: Request,
  answer: (request: Request) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  if (FILE === undefined) return answer(request);
  const sent = await request.clone().text();
  const response = await answer(request);
  if (!response || response.type === 'error') return response;
  if (response.body === null) {
    noteCall(request, sent, response, '');
    return response;
  }
  let text = '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  const passedOn = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (!done) {
        text += decoder.decode(value, { stream: true });
        return controller.enqueue(value);
      }
      noteCall(request, sent, response, text);
      controller.close();
    },
    cancel: async (reason) => {
      noteCall(request, sent, response, text);
      await reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(passedOn, { status, statusText, headers });
}
