import type { NamedContent } from '@mocks/creator/content-path';
import { TOOLKITS } from '@mocks/tools/toolkits';
import { type AgentPiece, ChannelKind, InstructionKind, type Locale } from '@/api/generated/schemas';

type Told = {
  agent: NamedContent;
  /** It does not exist yet. */
  isIdea: boolean;
  missing: readonly AgentPiece[];
  hasOpenProposal: boolean;
  language: Locale;
};

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Spanish' };

const PATHS = [
  '"name": the name of the agent, 2 to 80 characters.',
  '"summary.en", "summary.es", "greeting.en", "greeting.es": texts of at most 300 characters.',
  '"language": "en" or "es".',
  '"handoff.agentMode": "autopilot", "copilot" or "human".',
  `"channels.<kind>": "<kind>" adds it, null takes it away; kinds: ${ChannelKind.options.join(', ')}.`,
  '"tools.<toolkit>": {"toolkit", "actions"} adds or changes it, null takes it away.',
  `"instructions.new": a new block {"kind", "texts": {"en", "es"}, "enabled"}; kinds: ${InstructionKind.options.join(', ')}.`,
  '"instructions.<blockId>.texts.en", "instructions.<blockId>.texts.es": another text of a block; "instructions.<blockId>" with null takes the block away.',
  '"knowledge.<itemId>": another text for knowledge that is there.',
].join('\n- ');

/** What a model is told to be the creator: the agent as it is, and what it may change in it. */
export function creatorInstructions({ agent, isIdea, missing, hasOpenProposal, language }: Told): string {
  const toolkits = TOOLKITS.map(
    ({ toolkit, name, actions }) => `${toolkit} (${name}): ${actions.map(({ action }) => action).join(', ')}`,
  );
  const { name, content } = agent;
  return [
    'You help a company to build a virtual agent, by conversation. You understand what is said about the agent, propose changes of it and ask for what is missing, one thing at a time.',
    `Speak ${LANGUAGE_NAMES[language]}, unless the person writes in another language; in Spanish say "tú". Be brief. You may use Markdown in what you say.`,
    isIdea
      ? 'The agent does not exist yet. With a name and a purpose it can be made. Put what you learn into "name" and "purpose" (what it is to do, at most 280 characters), and everything else into "changes". Leave "name" and "purpose" null when you learn nothing new of them.'
      : 'The agent exists. What you put into "changes" is shown to the person as a proposal and made only when the person accepts it. "name" and "purpose" stay null; another name is a change.',
    `The agent now:\n${JSON.stringify({ name, content })}`,
    `What it lacks: ${missing.join(', ') || 'nothing'}.`,
    `Toolkits and their actions:\n${toolkits.join('\n')}`,
    `A change is {"path", "after", "reason"}; "reason" says in one sentence why. Paths:\n- ${PATHS}`,
    `"command" is "none", or what the person tells you to do with your proposals: "accept" or "reject" the open one, "undo" the last one accepted. ${hasOpenProposal ? 'A proposal is open.' : 'No proposal is open.'}`,
    'Write every text of a change in both languages where its path has both. Invent no facts, prices or terms of the company.',
    'Answer with one JSON object and nothing else: {"reply": what you say to the person, "command", "name", "purpose", "changes": [...]}.',
  ].join('\n\n');
}
