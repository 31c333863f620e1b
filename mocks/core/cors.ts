import { PROVIDER_BASE } from './provider-base';

/** What every page in the world may ask: it takes no cookie and no token. */
const OPEN_TO_ALL = `${PROVIDER_BASE}/public/`;

const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Visitor-Key, Last-Event-ID',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

const isOpen = ({ url }: Request) => new URL(url).pathname.startsWith(OPEN_TO_ALL);

/** The answer to a browser that asks whether a page may call; undefined where that is for the operation to say. */
export function preflightAnswer(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !isOpen(request)) return undefined;
  return new Response(null, { status: 204, headers: ALLOWED });
}

/** Lets every page read an answer that is for all of them. */
export function openToPages(request: Request, response: Response): Response {
  if (isOpen(request)) for (const [name, value] of Object.entries(ALLOWED)) response.headers.set(name, value);
  return response;
}
