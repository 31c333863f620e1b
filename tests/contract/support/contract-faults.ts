import { edgeFaults } from './contract-edge-faults';

/** A change of the small contract, and the rule that must refuse what it makes. */
interface ContractFault {
  fault: string;
  rule: string;
  /** Another rule that it breaks at the same time. */
  alsoBreaks?: string;
  find: string;
  put: string;
}

const provenance: readonly ContractFault[] = [
  {
    fault: 'no provenance',
    rule: 'house/provenance',
    find: 'x-provenance: {status: assumed, source: specification §2 agents, reason: Not shown.}',
    put: '',
  },
  {
    fault: 'an unknown status',
    rule: 'house/provenance',
    find: 'status: assumed, source: specification §2 agents',
    put: 'status: guessed, source: specification §2 agents',
  },
  { fault: 'no source', rule: 'house/provenance', find: 'source: specification §2 agents, ', put: '' },
  {
    fault: 'an assumption without a reason',
    rule: 'house/provenance',
    find: '§2 agents, reason: Not shown.',
    put: '§2 agents',
  },
  {
    fault: 'a schema of an unknown status',
    rule: 'house/provenance',
    find: 'Tone: {type: object,',
    put: 'Tone: {x-provenance: {status: guessed, source: here}, type: object,',
  },
];

const documentedCalls: readonly ContractFault[] = [
  {
    fault: 'a documented call that the specification does not show',
    find: 'status: inferred, source: specification §7, reason: Its path is not shown.',
    put: 'status: documented, source: specification §7',
  },
  {
    fault: 'a documented call that is missing',
    find: '  /welcome/ai: {put: {<<: *part, operationId: saveAiSettings}}\n',
    put: '',
  },
  {
    fault: 'a documented call with another method',
    find: '{patch: {<<: *account',
    put: '{post: {<<: *account',
  },
  {
    fault: 'a documented call with another path',
    find: '/welcome/brand-voice:',
    put: '/welcome/brandVoice:',
  },
  {
    fault: 'a documented call that is called assumed',
    alsoBreaks: 'house/declared-edges',
    find: '{<<: *part, operationId: saveUser}',
    put: '{<<: *part, operationId: saveUser, x-provenance: {status: assumed, source: here, reason: None.}}',
  },
  {
    fault: 'a body without a key that is shown',
    find: 'required: [botKey, brandVoiceMessage], properties: {botKey',
    put: 'required: [brandVoiceMessage], properties: {bot',
  },
  {
    fault: 'a body that requires a key that is not shown',
    find: 'OfAccount: {type: object, required: [accountId], properties: {',
    put: 'OfAccount: {type: object, required: [accountId, note], properties: {note: {type: boolean}, ',
  },
  {
    fault: 'no place for a field of the parts of the process',
    find: '        lastname: {type: string, maxLength: 80}\n',
    put: '',
  },
  {
    fault: 'a record that takes no flag of a product',
    find: "pattern: '^enable[A-Za-z]+Channel$'",
    put: "pattern: '^enableM[A-Za-z]+Channel$'",
  },
  {
    fault: 'a part that requires what is not shown, and does not say so',
    find: 'Part: {x-provenance: {status: assumed, source: specification §7, reason: Not shown.}, ',
    put: 'Part: {',
  },
  {
    fault: 'a process without its stage',
    find: 'required: [settings, currentStage, isEnd]',
    put: 'required: [settings, isEnd]',
  },
  {
    fault: 'a process that requires more than is shown',
    find: 'required: [settings, currentStage, isEnd]',
    put: 'required: [settings, currentStage, isEnd, steps]',
  },
  {
    fault: 'a process that takes no other key',
    find: 'Process: {type: object, required: [settings',
    put: 'Process: {type: object, additionalProperties: false, required: [settings',
  },
  {
    fault: 'settings that may not be null',
    find: "settings: {type: [object, 'null']}",
    put: 'settings: {type: object}',
  },
  {
    fault: 'settings with a shape',
    find: "settings: {type: [object, 'null']}",
    put: "settings: {type: [object, 'null'], properties: {company: {type: string}}}",
  },
  {
    fault: 'settings that take no key',
    find: "settings: {type: [object, 'null']}",
    put: "settings: {type: [object, 'null'], additionalProperties: false}",
  },
  {
    fault: 'a stage of a certain form',
    find: 'currentStage: {type: string}',
    put: "currentStage: {type: string, pattern: '^[a-z_]+$'}",
  },
  {
    fault: 'an end that is a text',
    find: 'isEnd: {type: boolean}',
    put: 'isEnd: {type: [boolean, string]}',
  },
].map((fault) => ({ ...fault, rule: 'house/documented-calls' }));

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
    find: "        '404': {description: Gone.}\n        '5XX': {description: Failed.}\n  /welcome:",
    put: "        '5XX': {description: Failed.}\n  /welcome:",
  },
];

const bodies: readonly ContractFault[] = [
  {
    fault: 'an answer without a name',
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
  ...provenance,
  ...documentedCalls,
  ...operations,
  ...bodies,
  ...ids,
  ...enums,
  ...unions,
  ...streams,
  ...reads,
  ...edgeFaults,
];

/** What a rule must let pass, beside all that the small contract says already. */
export const allowed: readonly { change: string; find: string; put: string }[] = [
  {
    change: 'a list as an array',
    find: "BotList: {type: object, required: [items], properties: {items: {type: array, items: {$ref: '#/components/schemas/Bot'}}}}",
    put: "BotList: {type: array, items: {$ref: '#/components/schemas/Bot'}}",
  },
  {
    change: 'a list under data',
    find: 'required: [items], properties: {items:',
    put: 'properties: {data:',
  },
  {
    change: 'settings as a choice of an object and null',
    find: "settings: {type: [object, 'null']}",
    put: "settings: {anyOf: [{type: object, additionalProperties: true}, {type: 'null'}]}",
  },
  {
    change: 'a schema that is inferred in an operation that is assumed',
    find: 'Refusal: {type: object,',
    put: 'Refusal: {x-provenance: {status: inferred, source: specification §8, reason: Named there.}, type: object,',
  },
  {
    change: 'a list that is open and may be null',
    find: "{$ref: '#/components/schemas/OtherValue'}]",
    put: "{$ref: '#/components/schemas/OtherValue'}, {type: 'null'}]",
  },
  {
    change: 'an event stream as the union of its events',
    find: "schema: {$ref: '#/components/schemas/EventStream'}",
    put: "schema: {$ref: '#/components/schemas/ChatEvent'}",
  },
  {
    change: 'any other answer in the place of failures',
    find: "'5XX': {description: Failed.}\n  /welcome:",
    put: 'default: {description: Failed.}\n  /welcome:',
  },
  {
    change: 'a list that takes a cursor and names the next one',
    find: "      x-on-mismatch: salvage\n      responses:\n        '200':",
    put: "      x-on-mismatch: salvage\n      parameters: [{name: cursor, in: query, schema: {type: string}, description: Where., example: '5'}]\n      responses:\n        '400': {description: Odd.}\n        '200':",
  },
  {
    change: 'a number of tokens',
    find: 'Tone: {type: object, properties: {words:',
    put: 'Tone: {type: object, properties: {tokens: {type: integer}, secretHint: {type: string, maxLength: 8}, words:',
  },
  {
    change: 'a comment and a pause in a stream',
    find: '                id: evt_2\n',
    put: '                id: evt_2\n                retry: 2000\n                : still here\n',
  },
];
