/** A change of the small contract, and the rule that must refuse what it makes. */
export interface ContractFault {
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
    find: 'x-provenance: {status: assumed, source: specification §2 agents, reason: Not shown., lines: [1]}',
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
    fault: 'an assumption that rests on no line',
    rule: 'house/provenance',
    find: '§2 agents, reason: Not shown., lines: [1]',
    put: '§2 agents, reason: Not shown.',
  },
  {
    fault: 'an assumption that rests on a line that is not there',
    rule: 'house/provenance',
    find: '§2 agents, reason: Not shown., lines: [1]',
    put: '§2 agents, reason: Not shown., lines: [1, 77]',
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
    find: 'status: inferred, source: specification §7, reason: Its path is not shown., lines: [1]',
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
    put: '{<<: *part, operationId: saveUser, x-provenance: {status: assumed, source: here, reason: None., lines: [1]}}',
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
    find: 'Part: {x-provenance: {status: assumed, source: specification §7, reason: Not shown., lines: [1]}, ',
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

/** Where a call, a field or a code is from: said wrongly, or not at all. */
export const sourceFaults: readonly ContractFault[] = [...provenance, ...documentedCalls];
