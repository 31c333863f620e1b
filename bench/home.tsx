import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { me } from './home-early';

function Home() {
  const { data } = useQuery({ queryKey: ['me'], queryFn: () => me });
  return data ? <h1>Welcome, {data.user.name}!</h1> : <p>…</p>;
}

const root = createRootRoute();
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const router = createRouter({ routeTree: root.addChildren([home]), history: createMemoryHistory() });

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
