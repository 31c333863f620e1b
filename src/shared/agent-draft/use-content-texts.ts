import { useI18nContext } from '@i18n/i18n-react';
import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { KnowledgeItem } from '@/api/generated/schemas/knowledgeItem.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { isRecord } from '@/lib/is-record';
import { useRuleTexts } from './use-rule-texts';

const VisitorTextName = z.enum(['pause', 'handoff', 'nobody', 'closing', 'error', 'outsideHours', 'consent']);
const Written = z.object({ en: z.string(), es: z.string() });

/**
 * Puts fields of an agent's content into words: `label` names the field behind a path of diffContent or mergeContent,
 * as it stands in the first of the given contents that has it; `text` writes its value, '' for one that is empty or not there.
 */
export function useContentTexts(...contents: readonly AgentContent[]) {
  const { LL } = useI18nContext();
  const t = LL.draft;
  const { fields } = t;
  const rules = useRuleTexts(contents);

  const inLanguage = (field: string, name: string | undefined) => {
    const locale = Locale.safeParse(name);
    if (!locale.success) return field;
    return t.inLanguage({ field, language: LL.common.languageNames[locale.data]() });
  };

  function blockLabel(id: string, rest: readonly string[]): string {
    for (const [place, { instructions }] of contents.entries()) {
      const index = instructions.findIndex(({ blockId }) => blockId === id);
      const block = instructions[index];
      if (!block) continue;
      const n = index + 1;
      if (rest[0] === 'kind') return t.blockKind({ n });
      if (rest[0] === 'enabled') return t.blockEnabled({ n });
      const kind = textFor(InstructionKind, LL.instructions.kinds, block.kind);
      // The number of one that is gone is that of another block now.
      return inLanguage(place === 0 ? t.block({ n, kind }) : t.blockGone({ kind }), rest[1]);
    }
    return fields.instructions();
  }

  function label(path: string): string {
    const [area, id, ...rest] = path.split('.');
    if (area === 'instructions') return id === undefined ? fields.instructions() : blockLabel(id, rest);
    if (area === 'knowledge') {
      const item = contents.flatMap(({ knowledge }) => knowledge).find(({ itemId }) => itemId === id);
      return item ? t.item({ title: item.title }) : fields.knowledge();
    }
    if (area === 'tools') return id === undefined ? fields.tools() : t.tool({ name: humanised(id) });
    if (area === 'channels') {
      const channel = ChannelKind.safeParse(id);
      return channel.success ? t.channel({ name: LL.agents.channels[channel.data]() }) : fields.channels();
    }
    if (area === 'summary' || area === 'greeting') return inLanguage(fields[area](), id);
    if (area === 'texts') {
      const name = VisitorTextName.safeParse(id);
      return name.success ? inLanguage(t.visitorTexts[name.data](), rest[0]) : (id ?? '');
    }
    if (area === 'handoff' && id !== undefined) {
      const ofRules = rules.label([id, ...rest]);
      if (ofRules !== undefined) return ofRules;
      if (id === 'agentMode') return fields.agentMode();
      if (id === 'allowAgentsChangeDefaultMode') return fields.allowAgentsChangeDefaultMode();
      return fields.allowApplicationAnswerWhenNoOnlineAgents();
    }
    return fields.language();
  }

  function text(path: string, value: unknown): string {
    if (value === undefined || value === '') return '';
    const [area, ...rest] = path.split('.');
    const ofRules = area === 'handoff' ? rules.text(rest, value) : undefined;
    if (ofRules !== undefined) return ofRules;
    const texts = area === 'texts' ? Written.safeParse(value) : undefined;
    if (texts?.success) return Object.values(texts.data).filter(Boolean).join('\n');
    if (value === true) return t.yes();
    if (value === false) return t.no();
    const block = InstructionBlock.safeParse(value);
    if (block.success) return Object.values(block.data.texts).filter(Boolean).join('\n');
    const item = KnowledgeItem.safeParse(value);
    if (item.success) return item.data.text;
    if (isRecord(value) && Array.isArray(value.actions))
      return value.actions.map((action) => humanised(String(action))).join(', ') || t.yes();
    if (path.startsWith('channels.')) return t.yes();
    if (Array.isArray(value)) {
      return value.map((one) => (path === 'instructions' ? label(`${path}.${one}`) : String(one))).join('\n');
    }
    const kind = InstructionKind.safeParse(value);
    if (path.endsWith('.kind') && kind.success) return LL.instructions.kinds[kind.data]();
    const mode = AgentMode.safeParse(value);
    if (path.endsWith('.agentMode') && mode.success) return t.modes[mode.data]();
    const locale = Locale.safeParse(value);
    if (path === 'language' && locale.success) return LL.common.languageNames[locale.data]();
    return String(value);
  }

  return { label, text };
}
