import { AGENTS_MADE, TALKING } from './agent-writes';
import { ENTERING, ONBOARDING, SET_UP } from './company-writes';
import { CHANNELS_AND_TOOLS } from './tool-writes';
import type { Write } from './write';

/** Every write that a page offers on the contract's examples. */
export const WRITES: readonly Write[] = [
  ...ENTERING,
  ...SET_UP,
  ...ONBOARDING,
  ...AGENTS_MADE,
  ...TALKING,
  ...CHANNELS_AND_TOOLS,
];

const NOTHING_TO_DO_IT_TO = 'The account of the examples has nothing that it could be done to.';
const NOTHING_IS_KEPT = 'It needs an earlier write to be remembered, and Prism keeps nothing.';
const COMES_FROM_OUTSIDE = 'It needs a file, a card, or the consent page of another company.';
const COMES_WHOLE = 'It interrupts an answer, and Prism sends one whole.';
const ONBOARDING_IS_OVER = 'The account of the examples has finished onboarding.';

/** Writes that no page offers on the examples, and why; tests with the played provider make them. */
export const NOT_OFFERED: Readonly<Record<string, string>> = {
  'DELETE /accounts/{accountId}/cancellation': NOTHING_TO_DO_IT_TO,
  'DELETE /inbox/{conversationId}/person': NOTHING_IS_KEPT,
  'PATCH /welcome/stage/next': ONBOARDING_IS_OVER,
  'POST /accounts/{accountId}/overdue-payment': NOTHING_TO_DO_IT_TO,
  'POST /accounts/{accountId}/payment-setups': COMES_FROM_OUTSIDE,
  'POST /accounts/{accountId}/subscription': COMES_FROM_OUTSIDE,
  'POST /auth/me/second-factor/off': NOTHING_TO_DO_IT_TO,
  'POST /auth/oauth/{identityProvider}/callback': COMES_FROM_OUTSIDE,
  'POST /channels/{channel}/connection': COMES_FROM_OUTSIDE,
  'POST /conversations/{conversationId}/left-messages': NOTHING_TO_DO_IT_TO,
  'POST /conversations/{conversationId}/stop': COMES_WHOLE,
  'POST /inbox/{conversationId}/messages/{messageId}/replay': NOTHING_TO_DO_IT_TO,
  'POST /inbox/{conversationId}/replies': NOTHING_IS_KEPT,
  'POST /jobs/{jobId}/retry': NOTHING_TO_DO_IT_TO,
  'POST /projects/{botKey}/publish-requests': NOTHING_TO_DO_IT_TO,
  'POST /projects/{botKey}/test-runs/{runId}/accepted': NOTHING_TO_DO_IT_TO,
  'POST /projects/{botKey}/versions': NOTHING_TO_DO_IT_TO,
  'POST /projects/{botKey}/versions/{versionId}/live': NOTHING_TO_DO_IT_TO,
  'POST /proposals/{proposalId}/undo': NOTHING_TO_DO_IT_TO,
  'POST /welcome': ONBOARDING_IS_OVER,
  'POST /welcome/createBotCreator': ONBOARDING_IS_OVER,
  'PUT /auth/generate-presigned-url': COMES_FROM_OUTSIDE,
  'PUT /conversations/{conversationId}/agent': NOTHING_IS_KEPT,
  'PUT /conversations/{conversationId}/approvals/{approvalId}': NOTHING_TO_DO_IT_TO,
  'DELETE /inbox/{conversationId}/closed': NOTHING_IS_KEPT,
  'PUT /inbox/{conversationId}/closed': NOTHING_IS_KEPT,
  'PUT /inbox/{conversationId}/review': NOTHING_TO_DO_IT_TO,
  'PUT /welcome': ONBOARDING_IS_OVER,
  'PUT /welcome/defaultBotKey': NOTHING_TO_DO_IT_TO,
};
