import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

/** Renders a page with what the product renders every page with: React, router and query. */
export function mount(page: RouteComponent): void {
  const root = createRootRoute();
  const only = createRoute({ getParentRoute: () => root, path: '/', component: page });
  const router = createRouter({ routeTree: root.addChildren([only]), history: createMemoryHistory() });
  const place = document.getElementById('root');
  if (place)
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
}
