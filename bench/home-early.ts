import { call } from './call';

/** The one call of the page, on its way before the framework is. */
export const me: Promise<{ user: { name: string } }> = call('/auth/me').then((response) => response.json());
