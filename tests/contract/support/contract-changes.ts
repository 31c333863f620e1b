import { breakingChanges, type PlannedChange } from './contract-breaks';

/** How far the version of the contract has to move for a change. */
export type Bump = 'major' | 'minor' | 'patch' | undefined;

/** A change of the released contract, and what it does to those who keep to that one. */
export interface ContractChange extends PlannedChange {
  bump: Bump;
}

const GONE = "        '404': {$ref: '#/components/responses/Gone'}\n";

/** Who keeps to the released contract notices nothing, and there is more than there was. */
const additions: readonly PlannedChange[] = [
  {
    change: 'a new operation',
    find: '  /bots/{botKey}/answer:',
    put: "  /tags: {get: {operationId: tags, tags: [bots], summary: The tags, security: [{bearer: []}], x-provenance: {status: assumed, source: here, reason: New.}, x-on-mismatch: default, responses: {'204': {description: None.}, default: {$ref: '#/components/responses/Unexpected'}}}}\n  /bots/{botKey}/answer:",
  },
  {
    change: 'a new field that can be sent',
    find: '        hue: {',
    put: '        mood: {type: string, maxLength: 20}\n        hue: {',
  },
  {
    change: 'a new field of an answer',
    find: '        score: {type',
    put: '        mood: {type: string, maxLength: 20}\n        score: {type',
  },
  {
    change: 'a new parameter',
    find: '        - {name: limit,',
    put: '        - {name: sort, in: query, schema: {type: string, maxLength: 20}, example: name}\n        - {name: limit,',
  },
  { change: 'more values that can be sent', find: 'enum: [warm, plain]', put: 'enum: [warm, plain, dry]' },
  {
    change: 'more values in an open list of an answer',
    find: 'enum: [live, paused]',
    put: 'enum: [live, paused, trashed]',
  },
  {
    change: 'another refusal',
    find: GONE,
    put: `${GONE}        '409': {$ref: '#/components/responses/Gone'}\n`,
  },
  {
    change: 'a new header of an answer',
    find: 'headers: {Total-Count',
    put: 'headers: {Page-Count: {description: How many pages there are., schema: {type: integer}}, Total-Count',
  },
  {
    change: 'another content type that can be sent',
    find: "        content:\n          application/json:\n            schema: {$ref: '#/components/schemas/Question'}",
    put: "        content:\n          text/plain: {schema: {type: string, maxLength: 2000}, example: How long?}\n          application/json:\n            schema: {$ref: '#/components/schemas/Question'}",
  },
  { change: 'a higher limit of a text that is sent', find: 'maxLength: 2000', put: 'maxLength: 4000' },
  { change: 'a higher limit of a parameter', find: 'maximum: 500', put: 'maximum: 1000' },
  {
    change: 'a sent field that may be left out',
    find: 'Question: {type: object, required: [text]',
    put: 'Question: {type: object, required: []',
  },
  {
    change: 'an answer that always has a field',
    find: 'required: [botKey, name]',
    put: 'required: [botKey, name, score]',
  },
  {
    change: 'a parameter that may be null',
    find: 'name: {type: string, minLength: 1, maxLength: 80}',
    put: "name: {type: [string, 'null'], minLength: 1, maxLength: 80}",
  },
  {
    change: 'a documented call that is called assumed',
    find: 'status: documented, source: specification §7',
    put: 'status: assumed, source: specification §7, reason: Guessed.',
  },
  {
    change: 'a new event of a stream',
    find: "      oneOf: [{$ref: '#/components/schemas/TokenEvent'},",
    put: "      oneOf: [{$ref: '#/components/schemas/Refusal'}, {$ref: '#/components/schemas/TokenEvent'},",
  },
  {
    change: 'branches of which several may fit',
    find: "      oneOf: [{$ref: '#/components/schemas/TokenEvent'},",
    put: "      anyOf: [{$ref: '#/components/schemas/TokenEvent'},",
  },
  { change: 'another way to bear a mismatch', find: 'x-on-mismatch: salvage', put: 'x-on-mismatch: default' },
];

/** Only people and generators notice. */
const texts: readonly PlannedChange[] = [
  { change: 'another summary', find: 'summary: The agents', put: 'summary: All agents' },
  { change: 'another description', find: 'What is asked.', put: 'What the visitor asks.' },
  {
    change: 'another description of an answer',
    find: 'description: It is being made.',
    put: 'description: It is made now.',
  },
  {
    change: 'another description of a tag',
    find: 'description: The agents.}]',
    put: 'description: All agents.}]',
  },
  {
    change: 'another reason',
    find: 'reason: Its path is not shown.',
    put: 'reason: The path is not shown there.',
  },
  {
    change: 'another order of what is required',
    find: 'required: [botKey, name]',
    put: 'required: [name, botKey]',
  },
  {
    change: 'a sent text that is called a secret',
    find: 'text: {type: string, maxLength: 2000',
    put: 'text: {type: string, format: password, maxLength: 2000',
  },
  {
    change: 'a text of an answer that is called a secret',
    find: 'name: {type: string, maxLength: 200}',
    put: 'name: {type: string, format: password, maxLength: 200}',
  },
  { change: 'secrets that are called plain texts', find: / format: password,/g, put: '' },
  { change: 'a schema of another name', find: /\bBotStatus\b/g, put: 'AgentStatus' },
];

/** The same contract in other words. */
const nothing: readonly PlannedChange[] = [
  { change: 'a comment', find: 'components:\n', put: '# What they share.\ncomponents:\n' },
  { change: 'another example', find: 'name: Returns, tone: warm', put: 'name: Devoluciones, tone: warm' },
  { change: 'another order of the keys', find: '{name: q, in: query,', put: '{in: query, name: q,' },
];

/** Every change, with what it asks of the version. */
export const contractChanges: readonly ContractChange[] = [
  ...breakingChanges.map((entry): ContractChange => ({ ...entry, bump: 'major' })),
  ...additions.map((entry): ContractChange => ({ ...entry, bump: 'minor' })),
  ...texts.map((entry): ContractChange => ({ ...entry, bump: 'patch' })),
  ...nothing.map((entry): ContractChange => ({ ...entry, bump: undefined })),
];
