import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { createServer, type ViteDevServer } from 'vite';

/** A page of the product, as its map of routes knows it. */
export interface RoutedPage {
  /** As the address shows it, without the language; `$` stands for any segment. */
  path: string;
  /** The ids of its layouts' routes, the outermost first, and of its own. */
  routeIds: readonly string[];
  /** Whose texts it waits for. */
  nouns: readonly string[];
  /** Whether its address can name a view by this word. */
  mayShow: (view: string) => boolean;
  /** The view where the address names none and the page brings none itself. */
  usualView: string | undefined;
}

/** The search params that name a view of a page. */
const VIEW_PARAMS = ['tab', 'view', 'section'];

/** The path without the layouts that have no segment. */
const pathOf = (id: string) =>
  id
    .split('/')
    .filter((segment) => segment !== '' && segment !== '{-$locale}' && !segment.startsWith('_'))
    .map((segment) => (segment.startsWith('$') ? '$' : segment))
    .join('/');

function withLayouts(route: AnyRoute): AnyRoute[] {
  return route.isRoot || !route.parentRoute ? [route] : [...withLayouts(route.parentRoute), route];
}

/** Runs the product's own modules as they are written, outside a browser. */
export async function withModules<Result>(
  root: string,
  work: (load: ViteDevServer['ssrLoadModule']) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await work((url) => server.ssrLoadModule(url));
  } finally {
    await server.close();
  }
}

/** Every page of the map of routes. */
export async function routedPages(load: ViteDevServer['ssrLoadModule']): Promise<RoutedPage[]> {
  const { routeTree } = await load('/src/routes/route-tree.gen.ts');
  const { routesById } = createRouter({ routeTree, history: createMemoryHistory() });
  return Object.values<AnyRoute>(routesById)
    .filter(({ children }) => !children)
    .map((route) => {
      const around = withLayouts(route);
      const nouns = around.flatMap(({ options }) => options.staticData?.texts ?? []);
      const { validateSearch } = route.options;
      const mayShow = (view: string) =>
        typeof validateSearch === 'function' &&
        VIEW_PARAMS.some((param) => Object.values(validateSearch({ [param]: view })).includes(view));
      const usualView = route.options.staticData?.view;
      return { path: pathOf(route.id), routeIds: around.map(({ id }) => id), nouns, mayShow, usualView };
    });
}
