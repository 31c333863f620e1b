import { linkOptions } from '@tanstack/react-router';
import type { Act } from '@/shared/account/use-may';
import type { SetupStep } from './setup-steps';

/** What somebody has to be allowed to do for each step. */
export const ACT_OF_STEP = {
  company: 'manage',
  agent: 'edit',
  publish: 'publish',
  channel: 'connect',
} as const satisfies Record<SetupStep, Act>;

/** Where each step is done: in the only agent there is, or in the list of them. */
export const placesOf = (onlyAgent: string | undefined) => ({
  company: linkOptions({ to: '/{-$locale}/dashboard/settings', search: { section: 'company' } }),
  agent: linkOptions({ to: '/{-$locale}/dashboard/setup/create-new-agent' }),
  publish:
    onlyAgent === undefined
      ? linkOptions({ to: '/{-$locale}/dashboard/agents' })
      : linkOptions({
          to: '/{-$locale}/dashboard/agents/$keyBot',
          params: { keyBot: onlyAgent },
          search: { publish: true },
        }),
  channel: linkOptions({ to: '/{-$locale}/dashboard/channels' }),
});
