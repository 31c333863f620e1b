import { edgeFaults } from './contract-edge-faults';
import { type ContractFault, sourceFaults } from './contract-source-faults';

const operations: readonly ContractFault[] = [
  {
    fault: 'no x-on-mismatch',
    rule: 'house/on-mismatch',
    find: 'x-on-mismatch: block',
    put: '',
  },
  {
    fault: 'an unknown x-on-mismatch',
    rule: 'house/on-mismatch',
    find: 'mismatch: block',
    put: 'mismatch: hope',
  },
  {
    fault: 'a read whose answer does not matter',
    rule: 'house/on-mismatch',
    find: 'mismatch: block',
    put: 'mismatch: ignore',
  },
  {
    fault: 'a write judged by its status that cannot be without an answer',
    rule: 'house/on-mismatch',
    find: "responses: {'204': {description: Made.}",
    put: "responses: {'202': {description: Made.}",
  },
  {
    fault: 'an answer saved item by item that is no list',
    rule: 'house/on-mismatch',
    find: 'items: {type: array, items: {$ref',
    put: 'items: {type: object, additionalProperties: {$ref',
  },
  {
    fault: 'an answer saved item by item that is not there',
    rule: 'house/on-mismatch',
    find: 'mismatch: ignore\n      parameters',
    put: 'mismatch: salvage\n      parameters',
  },
  {
    fault: 'no security of its own',
    rule: 'house/explicit-security',
    find: 'security: [{bearer: []}]',
    put: '',
  },
  {
    fault: 'a call without a token that is not on the list',
    rule: 'house/security-allow-list',
    find: 'operationId: signIn',
    put: 'operationId: whoAmI',
  },
  {
    fault: 'a call that can go without its token',
    rule: 'house/security-allow-list',
    find: 'security: [{bearer: []}]',
    put: 'security: [{bearer: []}, {}]',
  },
  {
    fault: 'an operationId in snake_case',
    rule: 'house/operation-id-camel-case',
    find: 'renameBot',
    put: 'rename_bot',
  },
  {
    fault: 'no refusal declared',
    rule: 'operation-4xx-response',
    alsoBreaks: 'house/declared-edges',
    find: "        '401': {description: Who.}\n        '429': {description: Often.}\n        '404': {description: Gone.}\n        '5XX': {description: Failed.}\n  /welcome:",
    put: "        '5XX': {description: Failed.}\n  /welcome:",
  },
];

const bodies: readonly ContractFault[] = [
  {
    fault: 'an answer without a name',
    alsoBreaks: 'house/nothing-unused',
    rule: 'house/named-schemas',
    find: "schema: {$ref: '#/components/schemas/Refusal'}",
    put: 'schema: {type: object, properties: {message: {type: string}}}',
  },
  {
    fault: 'a body without a name',
    rule: 'house/named-schemas',
    find: "            schema: {$ref: '#/components/schemas/BotName'}",
    put: '            schema: {type: object, properties: {name: {type: string, maxLength: 9}}}',
  },
  {
    fault: 'an answer without an example',
    rule: 'house/answer-example',
    find: 'example: {id: bot_returns, name: Returns, status: live}',
    put: '',
  },
  {
    fault: 'an example that its schema refuses',
    rule: 'no-invalid-media-type-examples',
    find: 'example: {id: bot_returns',
    put: 'example: {id: {}',
  },
  {
    fault: 'a request text without a limit',
    rule: 'house/request-limits',
    find: 'BotName: {type: object, properties: {name: {type: string, maxLength: 80}',
    put: 'BotName: {type: object, properties: {name: {type: string}',
  },
  {
    fault: 'a request text without a limit, deep inside',
    rule: 'house/request-limits',
    find: 'items: {type: string, maxLength: 20}',
    put: 'items: {type: string}',
  },
  {
    fault: 'a list in a request without a limit',
    rule: 'house/request-limits',
    find: 'properties: {words: {type: array, maxItems: 5',
    put: 'properties: {words: {type: array',
  },
];

const ids: readonly ContractFault[] = [
  {
    fault: 'an id with a prefix',
    find: 'minLength: 1, maxLength: 256',
    put: "minLength: 1, maxLength: 256, pattern: '^[a-z_]+$'",
  },
  { fault: 'an id that is short', find: 'minLength: 1, maxLength: 256', put: 'minLength: 1, maxLength: 64' },
  {
    fault: 'an id in the path of a certain format',
    find: '{name: accountId, in: path, required: true, schema: {$ref',
    put: '{name: accountId, in: path, required: true, schema: {format: uuid, $ref',
  },
  {
    fault: 'an id in the path that is narrower than its name',
    find: "in: path, required: true, schema: {$ref: '#/components/schemas/BotKey'}",
    put: 'in: path, required: true, schema: {type: string, enum: [bot_returns]}',
  },
  {
    fault: 'an id in an answer that may be null, and is narrow',
    find: "id: {$ref: '#/components/schemas/BotKey'}",
    put: "id: {anyOf: [{type: string, pattern: '^bot'}, {type: 'null'}]}",
  },
  {
    fault: 'ids in a list of an answer that are narrow',
    find: 'name: {type: string}\n',
    put: "name: {type: array, items: {$ref: '#/components/schemas/SubmitKey'}}\n",
  },
].map((fault) => ({ ...fault, rule: 'house/id-opaque' }));

const enums: readonly ContractFault[] = [
  {
    fault: 'a closed list in an answer',
    alsoBreaks: 'house/nothing-unused',
    find: "status: {anyOf: [{$ref: '#/components/schemas/BotStatus'}, {$ref: '#/components/schemas/OtherValue'}]}",
    put: "status: {$ref: '#/components/schemas/BotStatus'}",
  },
  {
    fault: 'a list in an answer beside a text of a certain form',
    find: '{type: string, maxLength: 200}]',
    put: "{type: string, pattern: '^[a-z]+$'}]",
  },
  {
    fault: 'a list in an answer beside null alone',
    find: '{type: string, maxLength: 200}]',
    put: "{type: 'null'}]",
  },
  {
    fault: 'a list opened by a oneOf, in which a known value fits twice',
    alsoBreaks: 'house/exclusive-one-of',
    find: "status: {anyOf: [{$ref: '#/components/schemas/BotStatus'}",
    put: "status: {oneOf: [{$ref: '#/components/schemas/BotStatus'}",
  },
  {
    fault: 'a closed list in a refusal',
    find: 'properties: {message: {type: string}}',
    put: 'properties: {message: {type: string}, code: {type: string, enum: [GONE]}}',
  },
  {
    fault: 'a fixed value in an answer',
    find: 'name: {type: string}\n',
    put: 'name: {type: string}\n        kind: {type: string, const: bot}\n',
  },
  {
    fault: 'a closed list inside the branch of a union',
    find: 'const: token}, text: {type: string}',
    put: 'const: token}, text: {type: string, enum: [a]}',
  },
].map((fault) => ({ ...fault, rule: 'house/open-enums' }));

const unions: readonly ContractFault[] = [
  {
    fault: 'a union without a mapping',
    find: ", mapping: {blank: '#/components/schemas/BlankBot', copy: '#/components/schemas/CopiedBot'}",
    put: '',
  },
  {
    fault: 'a union that maps some of its branches',
    find: ", copy: '#/components/schemas/CopiedBot'}",
    put: '}',
  },
  {
    fault: 'a union that maps a value to another branch',
    find: "copy: '#/components/schemas/CopiedBot'}",
    put: "copy: '#/components/schemas/BlankBot'}",
  },
].map((fault) => ({ ...fault, rule: 'house/discriminator-mapping' }));

const streams: readonly ContractFault[] = [
  {
    fault: 'a stream whose example is no stream',
    find: '                id: evt_1\n                event: token\n                data: ',
    put: '                ',
  },
  { fault: 'a stream with an event without an id', find: '                id: evt_2\n', put: '' },
  { fault: 'a stream with an event without a name', find: '                event: end\n', put: '' },
  {
    fault: 'a stream that is a list',
    find: 'EventStream: {type: string,',
    put: 'EventStream: {',
  },
].map((fault) => ({ ...fault, rule: 'house/raw-stream-example' }));

const unread = (fault: string, name: string): ContractFault => ({
  fault,
  rule: 'house/required-is-read',
  find: 'required: [id, name, status]',
  put: `required: [id, name, status, ${name}]`,
});

const reads: readonly ContractFault[] = [
  unread('a requirement that no screen reads', 'unread'),
  unread('a requirement that only generated code reads', 'generated'),
  unread('a requirement that a comment speaks of', 'commented'),
  unread('a requirement that a text speaks of', 'quoted'),
];

/** One fault each; every rule of the contract finds at least one of them. */
export const contractFaults: readonly ContractFault[] = [
  ...sourceFaults,
  ...operations,
  ...bodies,
  ...ids,
  ...enums,
  ...unions,
  ...streams,
  ...reads,
  ...edgeFaults,
];
