import { TOOLKITS } from '@mocks/tools/toolkits';
import type { ChannelKind } from '@/api/generated/schemas';
import type { Edit } from './edit';
import { channelName } from './words';

/** Adds channels, or takes them away. */
export function setChannels(edit: Edit, channels: readonly ChannelKind[], remove: boolean): void {
  const { collected, agent, language, words, notes } = edit;
  for (const channel of channels) {
    const called = channelName(channel, language);
    const there = agent.content.channels.includes(channel);
    if (there === !remove) notes.push(words[remove ? 'absent' : 'already'].channel(called));
    else if (remove) collected.put(`channels.${channel}`, null, words.reasons.noChannel(called));
    else {
      collected.put(`channels.${channel}`, channel, words.reasons.channel(called));
      if (channel !== 'widget') notes.push(words.channelNote);
    }
  }
}

/** Adds tools, or takes them away; one may only read unless something is said of writing. */
export function setTools(
  { collected, agent, words, notes }: Edit,
  { tools, remove, writes }: { tools: readonly string[]; remove: boolean; writes: boolean },
): void {
  for (const toolkit of tools) {
    const known = TOOLKITS.find((one) => one.toolkit === toolkit);
    if (!known) continue;
    const there = agent.content.tools.some((one) => one.toolkit === toolkit);
    if (there === !remove) notes.push(words[remove ? 'absent' : 'already'].tool(known.name));
    else if (remove) collected.put(`tools.${toolkit}`, null, words.reasons.noTool(known.name));
    else {
      const actions = known.actions
        .filter(({ changesData }) => writes || !changesData)
        .map(({ action }) => action);
      collected.put(`tools.${toolkit}`, { toolkit, actions }, words.reasons.tool(known.name));
      notes.push(words.toolNote);
    }
  }
}
