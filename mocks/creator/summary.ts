import { TOOLKITS } from '@mocks/tools/toolkits';
import type { Locale } from '@/api/generated/schemas';
import type { NamedContent } from './content-path';
import { CREATOR_WORDS, channelName } from './words';

/** An agent as it stands, in words. */
export function show({ name, content }: NamedContent, language: Locale): string {
  const { shown } = CREATOR_WORDS[language];
  const either = (texts: Record<Locale, string>) =>
    texts[language] || texts[content.language] || texts.en || texts.es || shown.none;
  const tools = content.tools.map(
    ({ toolkit }) => TOOLKITS.find((one) => one.toolkit === toolkit)?.name ?? toolkit,
  );
  const channels = content.channels.map((channel) => channelName(channel, language));
  const blocks = content.instructions.filter(({ enabled }) => enabled);
  return [
    shown.title(name),
    '',
    `- ${shown.purpose}: ${either(content.summary)}`,
    `- ${shown.greeting}: ${either(content.greeting)}`,
    `- ${shown.blocks(blocks.length)}`,
    ...blocks.map(({ texts }) => `  - ${either(texts)}`),
    `- ${shown.tools}: ${tools.join(', ') || shown.none}`,
    `- ${shown.channels}: ${channels.join(', ') || shown.none}`,
    `- ${shown.mode(content.handoff.agentMode)}`,
  ].join('\n');
}
