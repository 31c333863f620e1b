import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from './-guards/router-context';

export const Route = createRootRouteWithContext<RouterContext>()({});
