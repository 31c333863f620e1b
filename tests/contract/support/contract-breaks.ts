/** A change of a contract. */
export interface PlannedChange {
  change: string;
  find: string | RegExp;
  put: string;
}

const BOTS = '/bots:\n    get:\n      operationId: bots';
const STATUS =
  "status: {anyOf: [{$ref: '#/components/schemas/BotStatus'}, {$ref: '#/components/schemas/OtherValue'}]}";

/** Somebody who keeps to the released contract is refused, or gets what they cannot read. */
export const breakingChanges: readonly PlannedChange[] = [
  { change: 'another path', find: '/bots/{botKey}/answer:', put: '/bots/{botKey}/reply:' },
  {
    change: 'another method',
    find: '    post:\n      operationId: ask',
    put: '    put:\n      operationId: ask',
  },
  { change: 'another operationId', find: BOTS, put: '/bots:\n    get:\n      operationId: agents' },
  { change: 'another address of the server', find: '{url: /api/v1}', put: '{url: /api/v2}' },
  { change: 'a read without its token', find: 'security: [{bearer: []}]', put: 'security: []' },
  { change: 'another kind of token', find: 'scheme: bearer', put: 'scheme: basic' },
  {
    change: 'a parameter that is gone',
    find: '        - {name: q, in: query, schema: {type: string, maxLength: 80}, example: returns}\n',
    put: '',
  },
  { change: 'a parameter of another name', find: 'name: q,', put: 'name: query,' },
  { change: 'a parameter in another place', find: 'name: q, in: query', put: 'name: q, in: header' },
  {
    change: 'a parameter that is asked for',
    find: 'in: header, required: false',
    put: 'in: header, required: true',
  },
  {
    change: 'a new parameter that is asked for',
    find: '        - {name: limit,',
    put: '        - {name: accountId, in: query, required: true, schema: {type: string}, example: acc_acme}\n        - {name: limit,',
  },
  {
    change: 'a parameter of another type',
    find: 'schema: {type: integer, minimum: 1',
    put: 'schema: {type: string, minimum: 1',
  },
  {
    change: 'an event of a stream that is gone',
    find: "{$ref: '#/components/schemas/TokenEvent'}, {$ref: '#/components/schemas/EndEvent'}]",
    put: "{$ref: '#/components/schemas/EndEvent'}]",
  },
  {
    change: 'branches of which only one may fit',
    find: "status: {anyOf: [{$ref: '#/components/schemas/BotStatus'}",
    put: "status: {oneOf: [{$ref: '#/components/schemas/BotStatus'}",
  },
  {
    change: 'a new branch of what is read',
    find: "{$ref: '#/components/schemas/OtherValue'}]}",
    put: "{$ref: '#/components/schemas/OtherValue'}, {type: object}]}",
  },
  { change: 'a lower limit of a parameter', find: 'maximum: 500', put: 'maximum: 100' },
  { change: 'another default of a parameter', find: 'default: 50', put: 'default: 20' },
  {
    change: 'a body that is asked for',
    find: 'required: false\n        content',
    put: 'required: true\n        content',
  },
  {
    change: 'a body of another content type',
    find: "application/json:\n            schema: {$ref: '#/components/schemas/NewBot'}",
    put: "application/x-www-form-urlencoded:\n            schema: {$ref: '#/components/schemas/NewBot'}",
  },
  { change: 'a lower limit of a text that is sent', find: 'maxLength: 2000', put: 'maxLength: 1000' },
  {
    change: 'a higher least length of a text that is sent',
    find: 'name: {type: string, minLength: 1, maxLength: 80}',
    put: 'name: {type: string, minLength: 3, maxLength: 80}',
  },
  { change: 'a limit of a list that is sent', find: 'maxItems: 20', put: 'maxItems: 10' },
  { change: 'a limit of a number that is sent', find: 'maximum: 360', put: 'maximum: 180' },
  {
    change: 'a pattern of a text that is sent',
    find: 'maxLength: 2000',
    put: "maxLength: 2000, pattern: '^[a-z]+$'",
  },
  { change: 'a new field that is asked for', find: 'required: [name]\n', put: 'required: [name, tone]\n' },
  { change: 'fewer values that can be sent', find: 'enum: [warm, plain]', put: 'enum: [warm]' },
  {
    change: 'a sent value that may no longer be null',
    find: "hue: {type: [integer, 'null']",
    put: 'hue: {type: integer',
  },
  {
    change: 'a sent value of another type',
    find: "hue: {type: [integer, 'null']",
    put: "hue: {type: [string, 'null']",
  },
  {
    change: 'a body that takes no other field',
    find: '    NewBot:\n      type: object',
    put: '    NewBot:\n      type: object\n      additionalProperties: false',
  },
  { change: 'another format of what is sent', find: 'format: email', put: 'format: uri' },
  {
    change: 'a format of what is sent',
    find: 'tags: {type: array, maxItems: 20, items: {type: string',
    put: 'tags: {type: array, maxItems: 20, items: {type: string, format: uuid',
  },
  { change: 'another default of what is sent', find: 'default: warm', put: 'default: plain' },
  {
    change: 'a status that is gone',
    find: "        '202':\n          description: It is being made.",
    put: "        '201':\n          description: It is being made.",
  },
  {
    change: 'an answer of another content type',
    find: 'content: {text/event-stream: {',
    put: 'content: {text/plain: {',
  },
  {
    change: 'an answer of another schema',
    find: "application/json:\n              schema: {$ref: '#/components/schemas/Bot'}",
    put: "application/json:\n              schema: {$ref: '#/components/schemas/BotList'}",
  },
  {
    change: 'a header of an answer that is gone',
    find: '          headers: {Total-Count: {description: How many there are., schema: {type: integer}}}\n',
    put: '',
  },
  {
    change: 'a field of an answer that is gone',
    find: '        score: {type: number, default: 0}\n',
    put: '',
  },
  {
    change: 'a field of an answer of another name',
    find: '        score: {type: number',
    put: '        points: {type: number',
  },
  {
    change: 'a field of an answer that may be missing',
    find: 'required: [botKey, name]',
    put: 'required: [botKey]',
  },
  {
    change: 'a field of an answer that may be null',
    find: 'score: {type: number',
    put: "score: {type: [number, 'null']",
  },
  {
    change: 'a field of an answer of another type',
    find: 'name: {type: string, maxLength: 200}',
    put: 'name: {type: object}',
  },
  { change: 'another format of what is answered', find: 'format: date-time', put: 'format: date' },
  { change: 'another default of what is answered', find: 'default: 0', put: 'default: 1' },
  {
    change: 'a longer text in an answer',
    find: 'name: {type: string, maxLength: 200}',
    put: 'name: {type: string, maxLength: 400}',
  },
  {
    change: 'a text of an answer without its limit',
    find: 'name: {type: string, maxLength: 200}',
    put: 'name: {type: string}',
  },
  {
    change: 'a list of values that was open and is another one',
    find: STATUS,
    put: "status: {anyOf: [{$ref: '#/components/schemas/BotStatus'}, {type: integer}]}",
  },
  {
    change: 'an event of another name',
    find: 'type: string, const: token',
    put: 'type: string, const: word',
  },
  { change: 'an event without its text', find: 'required: [type, text]', put: 'required: [type]' },
  {
    change: 'a refusal without its message',
    find: 'Refusal: {type: object, required: [message]',
    put: 'Refusal: {type: object, required: [code]',
  },
  {
    change: 'a token that may be left out',
    find: 'security: [{bearer: []}]\n      x-provenance: {status: inferred',
    put: 'security: [{bearer: []}, {}]\n      x-provenance: {status: inferred',
  },
];
