import { failureKinds } from './failure-kinds.js';
/** What a person reads when a call failed; by the answer's code first, then by what happened. */
export const failures = {
  ...failureKinds,
  codes: {
    STAGE_NOT_DONE: 'This step isn’t finished yet.',
    TRIAL_USED: 'Your company has already used its free trial. Choose a plan to continue.',
    ALREADY_SUBSCRIBED: 'Your company already has this plan.',
    SUBSCRIPTION_UNDER_WAY: 'Another subscription is already being set up.',
    BOT_LIMIT_REACHED: 'You’ve reached your plan’s agent limit.',
    SPEND_CAP_REACHED: 'Your company’s spending cap doesn’t allow another agent.',
    DRAFT_CHANGED: 'Someone saved this draft after you opened it. Your text is still here.',
    ROLE_TOO_LOW: 'You don’t have permission for this. Ask an owner or admin of your company.',
  },
  readOnly: 'You can see this, but not change it. Ask an owner or admin of your company.',
  outdated: 'This may be out of date.',
  unexpected: 'If something stops responding, reload the page. What you were writing is kept.',
  someUnreadable: '{missing:number} of {total:number} couldn’t be shown because their data is incomplete.',
};
