import { choose, press, say, tick, write } from './steps';
import type { Write } from './write';

const AGENTS = '/dashboard/agents';
const AGENT = `${AGENTS}/bot_returns`;
const CHAT = `${AGENT}/test-agent`;
const TESTS = `${CHAT}?view=tests`;
const INBOX = '/dashboard/analytics?view=conversations';
const LUCIA = `${INBOX}&chat=con_lucia`;
const MONITORS = '/dashboard/analytics?view=monitors';
const NEW_AGENT = '/dashboard/setup/create-new-agent';
const CREATOR = '/dashboard/creator-agent/bot_returns';

/** Making, changing and testing agents. */
export const AGENTS_MADE: readonly Write[] = [
  {
    operation: 'POST /projects',
    at: NEW_AGENT,
    steps: [write('Name', 'Workshop'), write('Instructions', 'You repair bicycles.'), press('Create agent')],
  },
  {
    operation: 'POST /projects/imports/preview',
    at: `${NEW_AGENT}?way=import`,
    steps: [write('Or paste the file’s contents', '{"format":"agent/1"}'), press('Review import')],
  },
  {
    operation: 'POST /projects/changes',
    at: AGENTS,
    steps: [choose('More actions for Devoluciones', 'Pause')],
  },
  {
    operation: 'PATCH /projects/{botKey}',
    at: AGENTS,
    steps: [choose('More actions for Citas', 'Rename…'), write('Name', 'Citas del estudio'), press('Rename')],
  },
  {
    operation: 'PATCH /projects/tags',
    at: AGENTS,
    steps: [press('Manage tags'), press(/^Rename /), write('New name', 'Tiendas'), press('Save')],
  },
  {
    operation: 'DELETE /projects/tags',
    at: AGENTS,
    steps: [press('Manage tags'), press(/^Remove /), press('Remove')],
  },
  {
    operation: 'PUT /projects/{botKey}/avatar',
    at: AGENT,
    steps: [press('Change avatar'), tick('radio', 'Hexagon'), press('Save avatar')],
  },
  {
    operation: 'PATCH /projects/{botKey}/draft',
    at: `${AGENT}?tab=texts`,
    steps: [write('Greeting, English', 'My changes')],
  },
  {
    operation: 'POST /projects/{botKey}/publish-requests/{requestId}/decision',
    at: AGENT,
    steps: [press('Decline')],
  },
  {
    operation: 'POST /projects/{botKey}/versions/{versionId}/restore',
    at: `${AGENT}?tab=versions`,
    steps: [press('Restore as draft: Version 2…'), press('Restore as draft')],
  },
  {
    operation: 'PUT /projects/{botKey}/channel-rules/{channel}',
    at: `${AGENT}?tab=channels`,
    steps: [press('Audience and hours on WhatsApp'), press('Save')],
  },
  {
    operation: 'POST /projects/{botKey}/tests',
    at: TESTS,
    steps: [
      press('New test'),
      write('Name', 'Recogida'),
      write('Questions, one per line', '¿Cuándo recogéis?'),
      press('Add test'),
    ],
  },
  {
    operation: 'PUT /projects/{botKey}/tests/{testId}',
    at: TESTS,
    steps: [press('Edit Plazo del reembolso'), write('Name', 'Recogida'), press('Save test')],
  },
  {
    operation: 'DELETE /projects/{botKey}/tests/{testId}',
    at: TESTS,
    steps: [press('Remove Plazo del reembolso')],
  },
  {
    operation: 'POST /projects/{botKey}/tests/{testId}/restore',
    at: TESTS,
    steps: [press('Remove Plazo del reembolso'), press('Undo')],
  },
  { operation: 'POST /projects/{botKey}/test-runs', at: TESTS, steps: [press('Run all')] },
];

/** Talking to agents, and what is made of it. */
export const TALKING: readonly Write[] = [
  { operation: 'POST /conversations', at: `${CHAT}?chat=new`, steps: [say('Your message', '¡Hola!')] },
  {
    operation: 'POST /conversations/{conversationId}/messages',
    at: CHAT,
    steps: [say('Your message', '¿Cuánto tarda el reembolso?')],
  },
  {
    operation: 'POST /conversations/{conversationId}/fork',
    at: CHAT,
    steps: [
      press('Rephrase question'),
      write('Your question', '¿Y la recogida?'),
      press('Ask in a new branch'),
    ],
  },
  {
    operation: 'PUT /conversations/{conversationId}/messages/{messageId}/feedback',
    at: CHAT,
    steps: [press('Good answer')],
  },
  { operation: 'PUT /inbox/{conversationId}/person', at: LUCIA, steps: [press('Take over')] },
  {
    operation: 'POST /inbox/{conversationId}/notes',
    at: LUCIA,
    steps: [press('Internal note'), write('Note', 'Llamar'), press('Save note')],
  },
  { operation: 'POST /inbox/presence', at: LUCIA, steps: [] },
  {
    operation: 'DELETE /visitors/{visitorId}',
    at: LUCIA,
    steps: [choose('Actions', 'Delete this visitor…'), press('Delete for good')],
  },
  {
    operation: 'PUT /analytics/questions/{questionId}',
    at: '/dashboard/analytics',
    steps: [press(/^(Write|Review)/), press('Dismiss question')],
  },
  {
    operation: 'POST /monitors',
    at: MONITORS,
    steps: [press('Add alert'), write('Limit', '66'), press('Add alert')],
  },
  {
    operation: 'PUT /monitors/{monitorId}',
    at: MONITORS,
    steps: [press(/^Edit: /), write('Limit', '3'), press('Save')],
  },
  { operation: 'DELETE /monitors/{monitorId}', at: MONITORS, steps: [press(/^Remove: /)] },
  { operation: 'POST /proposals/{proposalId}/apply', at: CREATOR, steps: [press(/^Accept: /)] },
  { operation: 'POST /proposals/{proposalId}/reject', at: CREATOR, steps: [press(/^Reject: /)] },
];
