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
    put: 'Refusal: {x-provenance: {status: inferred, source: specification §8, reason: Named there., lines: [1]}, type: object,',
  },
  {
    change: 'a list that is open and may be null',
    find: "{$ref: '#/components/schemas/OtherValue'}]",
    put: "{$ref: '#/components/schemas/OtherValue'}, {type: 'null'}]",
  },
  {
    change: 'an event stream as the union of its events',
    find: "EventStream: {type: string, contentMediaType: text/event-stream, contentSchema: {$ref: '#/components/schemas/ChatEvent'}}",
    put: "EventStream: {$ref: '#/components/schemas/ChatEvent'}",
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
