import { HOUR } from '@mocks/core/duration';
import type { PublishingState } from './store';

/** Nobody wants a second person yet; an editor of Acme would ask for one. */
export function seedPublishing(now: number): PublishingState {
  return {
    needApproval: [],
    publishRequests: [
      {
        requestId: 'prq_acme-1',
        accountId: 'acc_acme',
        botKey: 'bot_returns',
        revision: 'rev_7',
        notes: '30 días en lugar de 14.',
        userId: 'usr_iker',
        name: 'Iker Soto',
        askedAt: now - HOUR,
      },
    ],
  };
}
