import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { HttpResponse } from 'msw';
import * as z from 'zod/mini';

/** Areas in which a proxy answers in the provider's place. */
const BEHIND_A_PROXY = ['/accounts', '/conversations'];

const PROXY_PAGE =
  '<html>\n<head><title>404 Not Found</title></head>\n<body>\n<center><h1>404 Not Found</h1></center>\n</body>\n</html>\n';

/** 404 for a call that does not exist, as a framework or a proxy says it. */
export function noSuchCall({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  const path = pathname.slice(pathname.indexOf(PROVIDER_BASE) + PROVIDER_BASE.length);
  if (BEHIND_A_PROXY.some((area) => path.startsWith(area)))
    return HttpResponse.html(PROXY_PAGE, { status: 404 });
  const message = `Cannot ${method} ${pathname}`;
  return HttpResponse.json({ statusCode: 404, message, error: 'Not Found' }, { status: 404 });
}

const WRONG_PAIR = 'Invalid username/password supplied';

const NAMES: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
};

const Refusal = z.object({
  message: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});

function inOtherWords(status: number, { message, fields }: z.infer<typeof Refusal>): object {
  if (status === 401 && message !== WRONG_PAIR) return { error: { message: 'jwt expired' } };
  if (fields) {
    const errors = fields.map(({ path, code }) => {
      const wrong = code === 'too_small' ? 'must be longer than or equal to 2 characters' : 'is not valid';
      return { message: `${path.split('.').at(-1)} ${wrong}`, path };
    });
    return { errors };
  }
  const error = NAMES[status] ?? 'Internal Server Error';
  return { statusCode: status, message: status === 401 ? [message] : error, error };
}

/** A refusal of the ordinary provider in another framework's form; what is not valid is a 422 of a PUT, else a 400. */
export async function refusedOtherwise(method: string, response: Response): Promise<Response> {
  const { status, headers } = response;
  const own = new Headers(headers);
  own.delete('Content-Length');
  return HttpResponse.json(inOtherWords(status, z.parse(Refusal, await response.json())), {
    status: status === 422 && method !== 'PUT' ? 400 : status,
    headers: own,
  });
}
