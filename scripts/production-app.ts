import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { inlineHashes } from './inline-hashes';
import { LOGIN_PAGE, LOGIN_PATH } from './login-page';
import {
  CACHING,
  foreignHeaders,
  HASHED,
  type Origins,
  OWN_ORIGIN_ONLY,
  originsFromConfig,
  securityHeaders,
} from './security-headers';

const API = '/api/v1';

function readOrigins(file: string, warn: (sentence: string) => void): Origins {
  if (!existsSync(file)) return OWN_ORIGIN_ONLY;
  try {
    return originsFromConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    // The product itself shows what is wrong with the file; the headers stay at their strictest until then.
    const reason = error instanceof Error ? error.message : String(error);
    warn(`${file} cannot be read (${reason}): only this origin is allowed until it is mended.`);
    return OWN_ORIGIN_ONLY;
  }
}

/** A page that a person opened, as opposed to a file that a page asked for. */
function isNavigation(path: string, accept: string | undefined): boolean {
  if (HASHED.test(path)) return false;
  const looksLikeFile = /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/') + 1));
  return accept?.includes('text/html') || !looksLikeFile;
}

/**
 * The production server: the built files with their headers, and the provider under `/api/v1`. `config` is the file that
 * answers as `/config.json`; the headers allow the origins it names.
 */
export function productionApp({
  dist,
  apiUrl,
  config = join(dist, 'config.json'),
  warn = () => {},
}: {
  dist: string;
  apiUrl: string;
  config?: string | undefined;
  warn?: (sentence: string) => void;
}): Hono {
  const app = new Hono();
  const page = join(dist, 'index.html');
  const loginPage = join(dist, LOGIN_PAGE);
  const pages = [page, loginPage].filter((file) => existsSync(file));
  const inline = inlineHashes(pages.map((file) => readFileSync(file, 'utf8')).join(''));
  const headers = Object.entries(securityHeaders(readOrigins(config, warn), inline));

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    if (c.req.path.startsWith(`${API}/`)) return;
    for (const [name, value] of Object.entries(foreignHeaders(c.req.path))) c.header(name, value);
    const hashed = c.res.status === 200 && HASHED.test(c.req.path);
    c.header('Cache-Control', hashed ? CACHING.hashed : CACHING.changing);
  });

  app.all(`${API}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      return await proxy(`${apiUrl}${pathname}${search}`, { raw: c.req.raw, redirect: 'manual' });
    } catch {
      return c.json(
        {
          message: `Nothing answers at ${apiUrl}. Start the provider there (npm run provider), or set API_URL to where it runs.`,
          code: 'PROVIDER_UNREACHABLE',
        },
        502,
      );
    }
  });

  // What the build notes for its own tools is nobody else's.
  app.use(async (c, next) => {
    if (/^\/+(\.|%2e)vite(\/|%2f)/i.test(c.req.path)) return c.notFound();
    await next();
  });
  app.get('/config.json', serveStatic({ root: dirname(config), path: basename(config) }));
  app.use(serveStatic({ root: dist, precompressed: true }));
  const index = serveStatic({ path: page, precompressed: true });
  const login = serveStatic({ path: loginPage, precompressed: true });
  app.use((c, next) => (LOGIN_PATH.test(c.req.path) ? login(c, next) : next()));
  app.get('*', (c, next) => (isNavigation(c.req.path, c.req.header('accept')) ? index(c, next) : next()));
  return app;
}
