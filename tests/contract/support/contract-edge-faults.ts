const edges = [
  {
    fault: 'a failure of which nothing is said',
    find: "'404': {description: Gone.}\n        '5XX': {description: Failed.}\n  /welcome:",
    put: "'404': {description: Gone.}\n  /welcome:",
  },
  {
    fault: 'a call with a body that is never malformed',
    find: "'400': {description: Odd.}, '413'",
    put: "'413'",
  },
  { fault: 'a body that is never too large', find: "'413': {description: Large.}, ", put: '' },
  { fault: 'a body that is always of the right type', find: "'415': {description: Other.}, ", put: '' },
  {
    fault: 'an assumed call that every provider has',
    find: "'405': {description: Missing.}, '501': {description: Missing.}, ",
    put: "'405': {description: Missing.}, ",
  },
  {
    fault: 'an assumed call whose method is never missing',
    find: "'405': {description: Missing.}, '501'",
    put: "'501'",
  },
  {
    fault: 'a query that is never malformed',
    find: '      x-on-mismatch: salvage\n',
    put: '      x-on-mismatch: salvage\n      parameters: [{name: q, in: query, schema: {type: string}, description: Words., example: a}]\n',
  },
].map((fault) => ({ ...fault, rule: 'house/declared-edges' }));

/** Calls that say less than can happen, lists and choices that promise more than they keep, secrets in the open. */
export const edgeFaults = [
  ...edges,
  {
    fault: 'a list that names a next page and cannot be asked for it',
    rule: 'house/cursor-is-taken',
    find: 'BotList: {type: object, required: [items], properties: {',
    put: 'BotList: {type: object, required: [items], properties: {nextCursor: {type: string, maxLength: 200}, ',
  },
  {
    fault: 'a choice of open objects that both can fit',
    rule: 'house/exclusive-one-of',
    find: 'AnyPart: {anyOf:',
    put: 'AnyPart: {oneOf:',
  },
  {
    fault: 'a password like any other text',
    rule: 'house/secret-format',
    find: '        password: {type: string, format: password,',
    put: '        password: {type: string,',
  },
  {
    fault: 'a token in an answer like any other text',
    rule: 'house/secret-format',
    find: 'Refusal: {type: object, required: [message], properties: {',
    put: 'Refusal: {type: object, required: [message], properties: {resetToken: {type: string, maxLength: 80}, ',
  },
  {
    fault: 'a secret that may be null like any other text',
    rule: 'house/secret-format',
    find: 'Tone: {type: object, properties: {',
    put: "Tone: {type: object, properties: {clientSecret: {type: [string, 'null'], maxLength: 80}, ",
  },
  {
    fault: 'an operation without a description',
    rule: 'operation-description',
    find: '      description: Rename an agent, and nothing else.\n',
    put: '',
  },
  {
    fault: 'a code that stands in the description of an operation alone',
    rule: 'house/codes-are-values',
    find: 'description: Rename an agent, and nothing else.',
    put: 'description: Rename an agent; else a 409 `NAME_TAKEN`.',
  },
  {
    fault: 'a code that stands in an example alone',
    rule: 'house/codes-are-values',
    find: 'example: {message: No such agent}',
    put: 'example: {message: No such agent, code: NO_SUCH_AGENT}',
  },
  {
    fault: 'an amount as text',
    rule: 'house/money-form',
    find: 'Tone: {type: object, properties: {',
    put: 'Tone: {type: object, properties: {amount: {type: string, maxLength: 20}, ',
  },
  {
    fault: 'a cost in cents',
    rule: 'house/money-form',
    find: 'Refusal: {type: object, required: [message], properties: {',
    put: "Refusal: {type: object, required: [message], properties: {lastCost: {type: [integer, 'null']}, ",
  },
  {
    fault: 'a total in cents beside its currency',
    rule: 'house/money-form',
    find: 'Tone: {type: object, properties: {',
    put: 'Tone: {type: object, properties: {currency: {type: string, maxLength: 20}, total: {type: integer}, ',
  },
  {
    fault: 'a price that says it is in cents',
    rule: 'house/money-form',
    find: 'Tone: {type: object, properties: {',
    put: 'Tone: {type: object, properties: {monthCents: {type: integer}, ',
  },
  {
    fault: 'limits that no text can keep to',
    rule: 'house/limits-fit',
    find: 'note: {type: string, maxLength: 80}',
    put: 'note: {type: string, minLength: 90, maxLength: 80}',
  },
  {
    fault: 'a point in time as any text',
    rule: 'house/moment-form',
    find: 'Tone: {type: object, properties: {',
    put: "Tone: {type: object, properties: {savedAt: {type: [string, 'null'], maxLength: 40}, ",
  },
  {
    fault: 'a call with a token that is never refused one',
    rule: 'house/declared-edges',
    find: "        '401': {description: Who.}\n",
    put: '',
  },
  {
    fault: 'a call that can be made without end',
    rule: 'house/declared-edges',
    find: "'429': {description: Often.}, ",
    put: '',
  },
  {
    fault: 'a schema of a name that another file has',
    rule: 'house/one-name',
    find: "tone: {$ref: '#/components/schemas/Tone'}",
    put: "tone: {$ref: '#/components/schemas/Tone'}, mood: {$ref: 'other.yaml#/components/schemas/Tone'}",
  },
  {
    fault: 'a schema that nobody uses',
    rule: 'house/nothing-unused',
    find: '    Refusal: {type',
    put: '    Forgotten: {type: string}\n    Refusal: {type',
  },
  {
    fault: 'a schema that only itself uses',
    rule: 'house/nothing-unused',
    find: '    Refusal: {type',
    put: "    Forgotten: {type: array, items: {$ref: '#/components/schemas/Forgotten'}}\n    Refusal: {type",
  },
];
