// The calls that the specification shows (§7), each with the keys of its payload.

/** §3 Welcome payloads; any product shows that `enable{product}WidgetChannel` fits. What `{hash}` names is not shown. */
const WELCOME_FIELDS = [
  'accountId',
  'name',
  'lastname',
  'email',
  'password',
  'confirmPassword',
  'brandVoiceMessage',
  'botKey',
  'agentMode',
  'allowApplicationAnswerWhenNoOnlineAgents',
  'allowAgentsChangeDefaultMode',
  'enableAnyProductWidgetChannel',
  'enableMetaFacebookChannel',
  'enableMetaInstagramChannel',
  'enableMetaWhatsappChannel',
  'enableMicrosoftTeamsChannel',
];

/**
 * `payload`: the keys at the top of the body, and all that it may require. `fields`: keys that stand somewhere in the
 * body, whose shape is not shown. Neither: nothing of the body is shown. `answer`: the keys that the answer holds, and the
 * types that they take as wide as they come.
 */
export const documentedCalls = [
  { method: 'put', path: '/auth/generate-presigned-url' },
  {
    method: 'get',
    path: '/welcome/account/{accountId}',
    answer: { settings: ['object', 'null'], currentStage: ['string'], isEnd: ['boolean'] },
  },
  { method: 'post', path: '/welcome', payload: ['accountId'] },
  { method: 'post', path: '/welcome/generateVoice', payload: ['botKey', 'brandVoiceMessage'] },
  { method: 'put', path: '/welcome', fields: WELCOME_FIELDS },
  { method: 'put', path: '/welcome/defaultBotKey' },
  { method: 'put', path: '/welcome/company' },
  { method: 'put', path: '/welcome/user' },
  { method: 'put', path: '/welcome/brand-voice' },
  { method: 'put', path: '/welcome/ai' },
  { method: 'put', path: '/welcome/integrations' },
  { method: 'post', path: '/welcome/createBotCreator', payload: ['accountId'] },
  { method: 'patch', path: '/welcome/stage/next', payload: ['accountId'] },
];
