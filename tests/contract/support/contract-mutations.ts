/** A change of the contract that slips in with a new patch version, and the commands that must notice it. */
interface ContractMutation {
  change: string;
  file: string;
  find: string;
  put: string;
  by: readonly Command[];
  bump: 'patch';
}

/** The commands that need no provider. */
export type Command = 'lint' | 'diff';

const VOICE_CALL = '  /welcome/generateVoice:\n    post:\n';

const plans: readonly Omit<ContractMutation, 'bump'>[] = [
  {
    change: 'the method of a documented call',
    file: 'welcome.yaml',
    find: VOICE_CALL,
    put: '  /welcome/generateVoice:\n    put:\n',
    by: ['lint', 'diff'],
  },
  {
    change: 'the path of a documented call',
    file: 'openapi.yaml',
    find: '  /welcome/brand-voice: {',
    put: '  /welcome/brandVoice: {',
    by: ['lint', 'diff'],
  },
  {
    change: 'a limit that is lower',
    file: 'welcome.yaml',
    find: 'password: {type: string, format: password, minLength: 8, maxLength: 128}',
    put: 'password: {type: string, format: password, minLength: 8, maxLength: 64}',
    by: ['diff'],
  },
  {
    change: 'a call without its token',
    file: 'jobs.yaml',
    find: 'security: [{bearer: []}]',
    put: 'security: []',
    by: ['lint', 'diff'],
  },
  {
    change: 'another content type of a body',
    file: 'welcome.yaml',
    find: "application/json:\n            schema: {$ref: '#/components/schemas/CompanyPayload'}",
    put: "text/json:\n            schema: {$ref: '#/components/schemas/CompanyPayload'}",
    by: ['diff'],
  },
  {
    change: 'a provenance that says more than is known',
    file: 'projects.yaml',
    find: 'status: inferred',
    put: 'status: documented',
    by: ['lint', 'diff'],
  },
  {
    change: 'a provenance that says less than is known',
    file: 'projects.yaml',
    find: 'status: inferred',
    put: 'status: assumed',
    by: ['diff'],
  },
  {
    change: 'another way to bear a broken answer',
    file: 'toolkits.yaml',
    find: 'x-on-mismatch: salvage',
    put: 'x-on-mismatch: default',
    by: ['diff'],
  },
  {
    change: 'a field that is asked for',
    file: 'welcome.yaml',
    find: 'required: [botKey, brandVoiceMessage]',
    put: 'required: [accountId, botKey, brandVoiceMessage]',
    by: ['lint', 'diff'],
  },
  {
    change: 'a field of an answer that may be missing',
    file: 'jobs.yaml',
    find: 'required: [jobId]',
    put: 'required: []',
    by: ['diff'],
  },
  {
    change: 'a value that can no longer be sent',
    file: 'projects.yaml',
    find: 'enum: [pause, resume, trash, restore, addTag, removeTag]',
    put: 'enum: [pause, resume, trash, restore, addTag]',
    by: ['diff'],
  },
  {
    change: 'a status that is no longer declared',
    file: 'welcome.yaml',
    find: "        '429': {$ref: 'common.yaml#/components/responses/TooMany'}\n",
    put: '',
    by: ['lint', 'diff'],
  },
  {
    change: 'another operationId',
    file: 'projects.yaml',
    find: 'operationId: trash\n',
    put: 'operationId: trashedAgents\n',
    by: ['diff'],
  },
  {
    change: 'a parameter of another name',
    file: 'inbox.yaml',
    find: '{name: q, in: query',
    put: '{name: search, in: query',
    by: ['diff'],
  },
  {
    change: 'a parameter in another place',
    file: 'inbox.yaml',
    find: '{name: q, in: query',
    put: '{name: q, in: header',
    by: ['diff'],
  },
  {
    change: 'a value of another type',
    file: 'jobs.yaml',
    find: "jobId: {$ref: 'common.yaml#/components/schemas/JobId'}\n    Job:",
    put: 'jobId: {type: boolean}\n    Job:',
    by: ['lint', 'diff'],
  },
  {
    change: 'another format of what is sent',
    file: 'inbox.yaml',
    find: 'TimeZone: {type: string,',
    put: 'TimeZone: {type: string, format: uuid,',
    by: ['lint', 'diff'],
  },
  {
    change: 'another default',
    file: 'inbox.yaml',
    find: 'default: 50',
    put: 'default: 20',
    by: ['diff'],
  },
  {
    change: 'an example that its schema refuses',
    file: 'welcome.yaml',
    find: 'example: {accountId: acc_acme, botKey: bot_returns}',
    put: 'example: {accountId: acc_acme, botKey: {}}',
    by: ['lint'],
  },
  {
    change: 'a documented field that has no place',
    file: 'welcome.yaml',
    find: 'isEnd: {type: boolean',
    put: 'ended: {type: boolean',
    by: ['lint', 'diff'],
  },
  {
    change: 'a code of a refusal that is no longer named',
    file: 'common.yaml',
    find: ' TAKEN_OVER,',
    put: '',
    by: ['lint', 'diff'],
  },
];

/** Kinds of change of the contract itself, each at a place that somebody uses. */
export const mutations: readonly ContractMutation[] = plans.map((one) => ({ ...one, bump: 'patch' }));

/** What a contract may do at any time, with the version that it asks for. */
export const permitted: readonly (Omit<ContractMutation, 'by' | 'bump'> & { bump: 'patch' | 'minor' })[] = [
  {
    change: 'a text in other words',
    file: 'welcome.yaml',
    find: 'summary: Save the brand voice',
    put: 'summary: Keep the brand voice',
    bump: 'patch',
  },
  {
    change: 'another realistic example',
    file: 'welcome.yaml',
    find: 'example: {accountId: acc_acme, botKey: bot_returns}',
    put: 'example: {accountId: acc_acme, botKey: bot_orders}',
    bump: 'patch',
  },
  {
    change: 'a new field that may be missing',
    file: 'jobs.yaml',
    find: "jobId: {$ref: 'common.yaml#/components/schemas/JobId'}\n    Job:",
    put: "jobId: {$ref: 'common.yaml#/components/schemas/JobId'}\n        note: {type: string, maxLength: 80}\n    Job:",
    bump: 'minor',
  },
  {
    change: 'a new operation',
    file: 'jobs.yaml',
    find: '  /jobs/{jobId}:\n',
    put: `  /jobs/{jobId}:
    delete:
      operationId: cancelJob
      tags: [jobs]
      summary: Cancel a job
      description: What was done until then stays.
      security: [{bearer: []}]
      x-provenance: {status: assumed, source: 'specification §4', reason: The call is not shown., lines: [37]}
      x-on-mismatch: ignore
      parameters:
        - {name: jobId, in: path, required: true, description: The job., schema: {$ref: 'common.yaml#/components/schemas/JobId'}, example: job_51}
      responses:
        '204': {description: 'Done, and nothing is told of it; what changed is read again.'}
        '401': {$ref: 'common.yaml#/components/responses/Expired'}
        '405': {$ref: 'common.yaml#/components/responses/MethodMissing'}
        '429': {$ref: 'common.yaml#/components/responses/TooMany'}
        '501': {$ref: 'common.yaml#/components/responses/NotOffered'}
        '5XX': {$ref: 'common.yaml#/components/responses/Failed'}
`,
    bump: 'minor',
  },
];
