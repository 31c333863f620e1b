import { randomUUID } from 'node:crypto';
import { isRecord } from '@/lib/is-record';
import { type Operation, operations } from '../read-contract';
import { textOf } from './events';
import { jobFaults } from './jobs';
import { isLacking, type Judged, judge } from './judge';
import { isOpenId, NO_ID } from './pool';
import { type Checks, checkTokens, placed } from './reads';
import type { Asked } from './wire';

const LONG = 'x'.repeat(20_000);
const LOOKS_AT_JOB = 60;
// Names and words come back as they were sent, whatever keeps them.
const AGENT_NAME = 'contract:verify ñ 🧪';
const QUESTION = '¿Qué horario tenéis? 🕐';
const CREATOR_WISH = 'Un agente para devoluciones: son gratis durante 30 días.';

/**
 * Documented writes that may be made again and again. The others move the account on, or are about money; of them, only
 * what they refuse is looked at, as of every write that is not named in `checkNewAgent` or `REMOVED_AGAIN`.
 */
const REPEATABLE = [
  'presignUpload',
  'generateVoice',
  'saveCompany',
  'saveUser',
  'saveBrandVoice',
  'saveAiSettings',
  'saveDefaultBotKey',
  'saveIntegrations',
  'startWelcome',
  'createBotCreator',
];

/** What is made, and removed again by its id. */
const REMOVED_AGAIN = [
  { create: 'createMonitor', list: 'monitors', remove: 'removeMonitor', id: 'monitorId' },
  { create: 'createHttpTool', list: 'httpTools', remove: 'removeHttpTool', id: 'toolId' },
];

/** Where a write can be read again, and the text of it that is another one each time. */
const SHOWN_BY: Readonly<Record<string, { reader: string; field: string }>> = {
  saveUser: { reader: 'currentUser', field: 'lastname' },
  saveBrandVoice: { reader: 'welcomeProcess', field: 'brandVoiceMessage' },
};

/** The operation of that name. */
export function named(operationId: string): Operation {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

function changeTexts(value: unknown, change: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changeTexts(one, change, key)]));
}

/** The operation with ids that nobody has: whatever comes of it, it comes of nothing that is there. */
export function aboutNothing(operation: Operation): Asked {
  const values = operation.parameters
    .filter((one) => one.in === 'path' || one.required)
    .map((one): [string, string] => [one.name, isOpenId(one) ? NO_ID : String(one.example)]);
  const headers = operation.parameters.filter((one) => one.in === 'header' && one.required);
  return {
    operation,
    ...placed(operation, Object.fromEntries(values)),
    headers: Object.fromEntries(headers.map((one) => [one.name, String(one.example)])),
    ...(operation.body && { body: JSON.stringify(operation.body.example) }),
  };
}

/** Every write refuses who is not signed in, and what it cannot read. True when there is such an operation. */
async function checkRefusals(checks: Checks, operation: Operation): Promise<boolean> {
  const { wire, token, find } = checks;
  const asked = aboutNothing(operation);
  const unreadable = [
    { how: 'a body that is no JSON', body: '{"name": ' },
    { how: 'a body of another kind', body: '[1]' },
    {
      how: 'a body that is too long',
      body: JSON.stringify(changeTexts(operation.body?.example, () => LONG)),
    },
  ];
  const first = await wire({ ...asked, ...(operation.signedIn ? {} : { body: unreadable[0]?.body }) });
  if (isLacking(operation, first)) {
    const isDocumented = operation.provenance === 'documented';
    find(operation, isDocumented ? 'broken' : 'missing', isDocumented ? 'is documented, and not there' : '');
    return false;
  }
  await checkTokens(checks, asked);
  for (const { how, body } of operation.body ? unreadable : []) {
    const came = await wire({ ...asked, body, token: operation.signedIn ? token : undefined });
    if (came.status < 300) find(operation, 'broken', `takes ${how}`);
    for (const fault of judge(operation, came).faults) find(operation, 'broken', `${how}: ${fault}`);
  }
  find(operation, 'ok');
  return true;
}

/** Makes writes as a person would: with what the account has. */
export function createWriter({ wire, pool, token, find }: Checks) {
  /** Writes once; what came of it when it was a success. */
  return async function write(
    operationId: string,
    {
      values = {},
      body,
      key,
    }: { values?: Record<string, string>; body?: Record<string, unknown>; key?: string } = {},
  ): Promise<Judged | undefined> {
    const operation = named(operationId);
    const ids: Record<string, string> = { ...pool.fillings(named('agents'), 1)[0], ...values };
    const [agent] = pool.fillings(named('agent'), 1);
    const own = { ...agent, ...ids };
    const sent = operation.body && {
      ...Object(changeTexts(operation.body.example, (text, name) => own[name] ?? text)),
      ...body,
    };
    const headers = key === undefined ? {} : { 'Idempotency-Key': key };
    const asked = { operation, ...placed(operation, own), headers, token };
    const came = await wire({ ...asked, ...(sent && { body: JSON.stringify(sent) }) });
    // What is not there is named where its refusals are looked at.
    if (isLacking(operation, came)) return undefined;
    const judged = judge(operation, came);
    for (const fault of judged.faults) find(operation, 'broken', fault);
    for (const note of judged.notes) find(operation, 'note', note);
    if (came.status >= 400 && came.status < 500) find(operation, 'unchecked', `answers ${came.status}`);
    return came.status < 300 && judged.faults.length === 0 ? judged : undefined;
  };
}

type Write = ReturnType<typeof createWriter>;

/** Every text of that field in a value, wherever it stands. */
function textsOf(value: unknown, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, field));
  if (!isRecord(value)) return [];
  const own = textAt(value, field);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap((one) => textsOf(one, field))];
}

/** What was saved is shown where it can be read again, as far as it is shown there at all. */
async function checkSaved({ wire, pool, token, find }: Checks, write: Write, operationId: string) {
  const { reader, field } = SHOWN_BY[operationId] ?? {};
  const operation = reader === undefined ? undefined : named(reader);
  const [ids] = operation ? pool.fillings(operation, 1) : [];
  if (operation && field !== undefined && ids) {
    const text = `Verify ñ 🧪 ${randomUUID()}`;
    const saved = await write(operationId, { body: { [field]: text } });
    const { body } = judge(operation, await wire({ operation, ...placed(operation, ids), token }));
    const shown = textsOf(body, field);
    if (saved && shown.length > 0 && !shown.includes(text))
      find(named(operationId), 'broken', `is not what ${operation.path} shows afterwards (${field})`);
  }
  await write(operationId);
}

/** What is made is in its list, until it is removed. */
async function checkMade(
  { wire, pool, token, find }: Checks,
  write: Write,
  made: (typeof REMOVED_AGAIN)[number],
) {
  const operation = named(made.list);
  const [ids] = pool.fillings(operation, 1);
  const id = textAt((await write(made.create, { key: randomUUID() }))?.body, made.id);
  if (id === undefined) return;
  const isListed = async () => {
    const came = ids && (await wire({ operation, ...placed(operation, ids), token }));
    const body = came && came.status < 300 ? judge(operation, came).body : undefined;
    const items = isRecord(body) && Array.isArray(body.items) ? body.items : undefined;
    return items?.some((item) => textAt(item, made.id) === id);
  };
  if ((await isListed()) === false) find(operation, 'broken', `does not show what ${made.create} made`);
  const removed = await write(made.remove, { values: { [made.id]: id } });
  if (removed && (await isListed())) find(operation, 'broken', `shows what ${made.remove} removed`);
}

/** An id that stands in a body. */
export const textAt = (body: unknown, name: string) =>
  isRecord(body) && (typeof body[name] === 'string' || typeof body[name] === 'number')
    ? String(body[name])
    : undefined;

/** A new agent is made once, asked something, and put into the trash. */
async function checkNewAgent(checks: Checks, write: Write) {
  const { wire, token, find, jobPauseMs } = checks;
  const key = randomUUID();
  const body = { name: AGENT_NAME };
  const made = await write('createAgent', { key, body });
  const jobId = textAt(made?.body, 'jobId');
  if (jobId === undefined) return;
  const again = await write('createAgent', { key, body });
  if (again && textAt(again.body, 'jobId') !== jobId)
    find(named('createAgent'), 'broken', 'the same Idempotency-Key makes another agent');
  const job = named('job');
  let latest: unknown;
  const look = async () => {
    const judged = judge(job, await wire({ operation: job, path: { jobId }, token }));
    latest = judged.body;
    return judged;
  };
  const { faults } = await jobFaults(look, LOOKS_AT_JOB, jobPauseMs);
  for (const fault of faults) find(job, 'broken', fault);
  const botKey = textAt(isRecord(latest) ? latest.result : undefined, 'botKey');
  if (botKey === undefined) return find(named('createAgent'), 'unchecked', 'its job names no agent');
  const agent = named('agent');
  const readAgent = async () => wire({ operation: agent, path: { botKey }, token });
  const { name } = Object(judge(agent, await readAgent()).body);
  if (typeof name === 'string' && name !== AGENT_NAME)
    find(agent, 'broken', 'has another name than it was made with');
  await checkChat(checks, write, botKey);
  await checkStaleSave(checks, botKey);
  const trashed = await write('changeAgents', { body: { change: 'trash', botKeys: [botKey] } });
  const { status } = await readAgent();
  if (trashed && status < 300) find(agent, 'broken', 'shows an agent that was put into the trash');
}

/** A draft that somebody else saved meanwhile is not saved over. */
async function checkStaleSave({ wire, token, find }: Checks, botKey: string) {
  const operation = named('saveDraft');
  const body = JSON.stringify(operation.body?.example);
  const headers = { 'If-Match': NO_ID };
  const came = await wire({ operation, path: { botKey }, headers, body, token });
  if (came.status < 300) find(operation, 'broken', 'saves over what somebody else has saved (If-Match)');
  for (const fault of judge(operation, came).faults) find(operation, 'broken', fault);
}

/** Says something to an agent: what its events say is what the conversation then holds. */
async function checkChat({ wire, token, find }: Checks, write: Write, botKey: string) {
  const opened = await write('openConversation', { body: { botKey, kind: 'test', versionId: null } });
  const conversationId = textAt(opened?.body, 'conversationId');
  if (conversationId === undefined) return;
  const values = { conversationId };
  const said = await write('sendMessage', {
    values,
    body: { clientMessageId: randomUUID(), text: QUESTION },
  });
  if (!said) return;
  const operation = named('conversation');
  const { body } = judge(operation, await wire({ operation, path: values, token }));
  const { messages } = Object(body);
  if (Array.isArray(messages) && !messages.some((one) => textAt(one, 'text') === QUESTION))
    find(operation, 'broken', 'does not hold what was said in it');
  const messageId = textAt(said.events[0]?.data, 'messageId') ?? '';
  const resumed = await write('resumeAnswer', { values: { ...values, messageId } });
  if (resumed && textOf(resumed.events) !== textOf(said.events))
    find(named('resumeAnswer'), 'broken', 'says something else than the answer did');
}

/** Opens a card's set-up, which charges nothing, and a conversation with the creator: without them neither can be read. */
async function openToRead({ pool }: Checks, write: Write) {
  const setUp = await write('setUpPayment', { key: randomUUID() });
  pool.learn(named('paymentSetup').path, setUp?.body);
  const botKey = textAt((await write('createBotCreator'))?.body, 'botKey');
  if (botKey === undefined) return;
  const opened = await write('openConversation', { body: { botKey, kind: 'creator', versionId: null } });
  const conversationId = textAt(opened?.body, 'conversationId');
  if (conversationId === undefined) return;
  const values = { conversationId };
  await write('sendMessage', { values, body: { clientMessageId: randomUUID(), text: CREATOR_WISH } });
  pool.learn(named('creatorState').path, values);
}

/** Looks at the writes: what they refuse, and what they do to a test account. */
export async function checkWrites(checks: Checks, isMeant: (operation: Operation) => boolean): Promise<void> {
  const there = new Set<string>();
  for (const operation of operations) {
    if (operation.method === 'GET' || operation.operationId === 'signIn' || !isMeant(operation)) continue;
    if (await checkRefusals(checks, operation)) there.add(operation.operationId);
  }
  const write = createWriter(checks);
  for (const operationId of REPEATABLE)
    if (there.has(operationId)) await checkSaved(checks, write, operationId);
  for (const made of REMOVED_AGAIN)
    if (there.has(made.create) && there.has(made.remove)) await checkMade(checks, write, made);
  if (there.has('createAgent')) await checkNewAgent(checks, write);
  const isRead = (operationId: string) => isMeant(named(operationId));
  if (isRead('paymentSetup') || isRead('creatorState')) await openToRead(checks, write);
}
