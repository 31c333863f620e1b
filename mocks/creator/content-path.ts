import type { AgentContent } from '@mocks/agents/content';
import { AgentMode, ChannelKind, Locale } from '@/api/generated/schemas';
import type { ProposedValue } from './schemas';

/** What a proposal changes: an agent's content, and its name. */
export type NamedContent = { name: string; content: AgentContent };

/** What stands at a path of `ProposedChange`; null where nothing does. */
export function valueAt({ name, content }: NamedContent, path: string): ProposedValue {
  const [area, id, field, language] = path.split('.');
  const locale = Locale.safeParse(language ?? id);
  if (area === 'name') return name;
  if (area === 'language') return content.language;
  if (area === 'handoff') return content.handoff.agentMode;
  if ((area === 'summary' || area === 'greeting') && locale.success) return content[area][locale.data];
  if (area === 'channels') return content.channels.find((channel) => channel === id) ?? null;
  if (area === 'tools') return content.tools.find(({ toolkit }) => toolkit === id) ?? null;
  if (area === 'knowledge') return content.knowledge.find(({ itemId }) => itemId === id)?.text ?? null;
  const block = content.instructions.find(({ blockId }) => blockId === id);
  if (!block || field === undefined) return block ?? null;
  return locale.success ? block.texts[locale.data] : null;
}

/** Whether two values of a path are the same. */
export function sameProposed(one: ProposedValue, other: ProposedValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same list with an item put, replaced or taken out; `index` says where a new one goes. */
function withItem<Item>(
  list: readonly Item[],
  isIt: (item: Item) => boolean,
  item: Item | undefined,
  at?: number,
): Item[] {
  const index = list.findIndex(isIt);
  if (index >= 0) return item ? list.with(index, item) : list.toSpliced(index, 1);
  return item ? list.toSpliced(at ?? list.length, 0, item) : [...list];
}

/** The content with another value at a path; `index` is where an item that is not in its list yet goes. */
export function withValue(
  named: NamedContent,
  path: string,
  value: ProposedValue,
  index?: number,
): NamedContent {
  const { name, content } = named;
  const [area, id = '', field, language] = path.split('.');
  const locale = Locale.safeParse(language ?? id);
  const text = typeof value === 'string' ? value : '';
  const put = (part: Partial<AgentContent>): NamedContent => ({ name, content: { ...content, ...part } });
  if (area === 'name') return { name: text, content };
  if (area === 'language') return put({ language: Locale.parse(text) });
  if (area === 'handoff') return put({ handoff: { ...content.handoff, agentMode: AgentMode.parse(text) } });
  if ((area === 'summary' || area === 'greeting') && locale.success)
    return put({ [area]: { ...content[area], [locale.data]: text } });
  if (area === 'channels') {
    const channel = text === '' ? undefined : ChannelKind.parse(text);
    return put({ channels: withItem(content.channels, (one) => one === id, channel, index) });
  }
  if (area === 'tools') {
    const tool = typeof value === 'object' && value !== null && 'toolkit' in value ? value : undefined;
    return put({ tools: withItem(content.tools, (one) => one.toolkit === id, tool, index) });
  }
  if (area === 'knowledge') {
    const known = content.knowledge.map((item) => (item.itemId === id ? { ...item, text } : item));
    return put({ knowledge: known });
  }
  if (field !== undefined && locale.success) {
    const blocks = content.instructions.map((block) =>
      block.blockId === id ? { ...block, texts: { ...block.texts, [locale.data]: text } } : block,
    );
    return put({ instructions: blocks });
  }
  const block = typeof value === 'object' && value !== null && 'blockId' in value ? value : undefined;
  return put({ instructions: withItem(content.instructions, (one) => one.blockId === id, block, index) });
}

/** Where in its list an item stands; undefined for what is no item. */
export function indexAt({ content }: NamedContent, path: string): number | undefined {
  const [area, id, field] = path.split('.');
  if (field !== undefined) return undefined;
  const ids = {
    instructions: () => content.instructions.map(({ blockId }) => blockId),
    tools: () => content.tools.map(({ toolkit }) => toolkit),
    channels: () => content.channels.map(String),
  };
  const list = area === 'instructions' || area === 'tools' || area === 'channels' ? ids[area]() : [];
  const index = list.indexOf(id ?? '');
  return index < 0 ? undefined : index;
}
