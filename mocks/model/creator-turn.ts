import { AgentContent } from '@mocks/agents/content';
import { type CollectedChange, collectChanges } from '@mocks/creator/collect-changes';
import { type NamedContent, valueAt } from '@mocks/creator/content-path';
import { ProposedChange, ProposedValue } from '@mocks/creator/schemas';
import { TOOLKITS } from '@mocks/tools/toolkits';
import * as z from 'zod/mini';
import { ChannelKind, InstructionKind } from '@/api/generated/schemas';
import { jsonIn } from './ask-for-json';

const Texts = z.strictObject({ en: z.string(), es: z.string() });
const Block = z.strictObject({ kind: InstructionKind, texts: Texts, enabled: z.boolean() });
const Tool = z.strictObject({ toolkit: z.string(), actions: z.array(z.string()) });
const Change = z.strictObject({
  path: z.string(),
  after: z.union([z.string(), Block, Tool, z.null()]),
  reason: z.string(),
});

/** What a model answers as the creator; what it says comes first, so that it is read while the rest comes. */
export const CreatorReply = z.strictObject({
  reply: z.string(),
  command: z.enum(['none', 'accept', 'reject', 'undo']),
  name: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  changes: z.array(Change),
});
type CreatorReply = z.infer<typeof CreatorReply>;

const CHANGES_MAX = 40;
const NAME_MAX = 80;
const PURPOSE_MAX = 280;
const NEW_BLOCK = /^instructions\.new/;
const PATH =
  /^(name|language|handoff\.agentMode|(summary|greeting)\.(en|es)|channels\.\w+|tools\.\w+|knowledge\.[^.]+|instructions\.[^.]+(\.texts\.(en|es))?)$/;

/** What a model answered, judged; `faults` says in its own words what cannot be read. */
export type ReadTurn =
  | { faults: string }
  | (Pick<CreatorReply, 'reply' | 'command' | 'name' | 'purpose'> & {
      /** As they were asked for, with the ids of new blocks. */
      puts: { path: string; after: ProposedValue; reason: string }[];
      /** What they change in the agent. */
      changes: CollectedChange[];
    });

type Put = { path: string; after: ProposedValue; reason: string };

/** Why a change cannot be made, before it is tried; undefined for one that can. */
function faultOf({ path, after }: Put, agent: NamedContent): string | undefined {
  const [area = '', id = '', field] = path.split('.');
  if (!PATH.test(path)) return `there is no path ${path}`;
  const isText = typeof after === 'string';
  if (area === 'channels')
    return ChannelKind.safeParse(id).success && (after === null || after === id)
      ? undefined
      : `${path} takes "${id}" or null, of the channels that there are`;
  if (area === 'tools') {
    const known = TOOLKITS.find(({ toolkit }) => toolkit === id)?.actions.map(({ action }) => action);
    if (!known) return `there is no toolkit ${id}`;
    const isTool = after === null || (typeof after === 'object' && 'toolkit' in after);
    if (!isTool || (after && (after.toolkit !== id || !after.actions.every((one) => known.includes(one)))))
      return `${path} takes {"toolkit": "${id}", "actions": […]} with actions out of ${known.join(', ')}, or null`;
    return undefined;
  }
  if (area === 'instructions' && field === undefined) {
    const isBlock = after === null || (typeof after === 'object' && 'blockId' in after);
    if (!isBlock) return `${path} takes a block or null`;
    return after === null && valueAt(agent, path) === null ? `there is no block ${id}` : undefined;
  }
  if (!isText) return `${path} takes a text`;
  if (area === 'name' && (after.trim().length < 2 || after.length > NAME_MAX))
    return `a name has 2 to ${NAME_MAX} characters`;
  const item = area === 'knowledge' ? path : `${area}.${id}`;
  const isThere = !['knowledge', 'instructions'].includes(area) || valueAt(agent, item) !== null;
  return isThere ? undefined : `nothing stands at ${item}`;
}

function putOf({ path, after, reason }: CreatorReply['changes'][number], newBlockId: () => string): Put {
  if (after === null || typeof after === 'string' || 'toolkit' in after) return { path, after, reason };
  const isNew = NEW_BLOCK.test(path);
  const blockId = isNew ? newBlockId() : (path.split('.')[1] ?? '');
  return { path: isNew ? `instructions.${blockId}` : path, after: { ...after, blockId }, reason };
}

/** Makes the changes of an agent; a text that says why not, when what comes of them is no agent of the contract. */
function changesOf(puts: readonly Put[], agent: NamedContent): CollectedChange[] | string {
  const collected = collectChanges(agent);
  for (const put of puts) {
    const value = z.safeParse(ProposedValue, put.after);
    const fault = value.success
      ? faultOf(put, collected.now())
      : `${put.path}: ${z.prettifyError(value.error)}`;
    if (fault !== undefined) return fault;
    try {
      collected.put(put.path, put.after, put.reason);
    } catch {
      return `${put.path} does not take ${JSON.stringify(put.after)}`;
    }
  }
  const content = z.safeParse(AgentContent, collected.now().content);
  if (!content.success) return z.prettifyError(content.error);
  const changes = collected.changes();
  const judged = z.safeParse(
    z.array(ProposedChange).check(z.maxLength(CHANGES_MAX)),
    changes.map((change) => ({ ...change, changeId: 'new', state: 'open' })),
  );
  return judged.success ? changes : z.prettifyError(judged.error);
}

/** Reads what a model answered as the creator, and judges its changes by the contract. */
export function readTurn(raw: string, agent: NamedContent, newBlockId: () => string): ReadTurn {
  const read = z.safeParse(CreatorReply, jsonIn(raw));
  if (!read.success) return { faults: z.prettifyError(read.error) };
  const { changes: asked, ...turn } = read.data;
  const { name, purpose } = turn;
  if (name !== null && (name.trim().length < 2 || name.length > NAME_MAX))
    return { faults: `a name has 2 to ${NAME_MAX} characters` };
  if (purpose !== null && purpose.length > PURPOSE_MAX)
    return { faults: `a purpose has at most ${PURPOSE_MAX} characters` };
  const puts = asked.map((change) => putOf(change, newBlockId));
  const changes = changesOf(puts, agent);
  return typeof changes === 'string' ? { faults: changes } : { ...turn, puts, changes };
}
