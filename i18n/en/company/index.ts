import type { Words } from '../../words.js';

/** The words of a company's own settings: its details, its voice, who answers. */
const company = {
  saving: {
    hint: 'Your changes are saved as you go.',
    waiting: 'Saving…',
    saved: 'Saved. You can continue from any device.',
    incomplete: 'Saved on this device. Fill in name, country and time zone to save it to your account.',
    failed: 'Not saved yet. {reason:string}.',
    retry: 'Try again',
  },
  details: {
    save: 'Save changes to company',
    title: 'Company',
    text: 'Your agents use these details to introduce themselves and know your local time.',
    saved: 'Company details saved',
    loading: 'Loading company settings',
    loadFailed: 'Your company’s details, brand voice and who answers couldn’t be loaded',
  },
  voice: {
    save: 'Save changes to brand voice',
    title: 'Brand voice',
    text: 'How your agents sound in every conversation.',
    label: 'Brand voice (optional)',
    hint: 'A few words are enough: “warm, brief, no jargon”. We can turn them into a full description.',
    generate: 'Suggest a voice',
    needsWords: 'Write a few words first: how should your agents sound?',
    generating: 'Writing a suggestion…',
    cancel: 'Cancel',
    proposal: 'Suggestion',
    use: 'Use this suggestion',
    again: 'Suggest another',
    keep: 'Keep my text',
    used: 'Suggestion added to the field.',
    kept: 'Your text hasn’t changed.',
    restore: 'Restore my text',
    restored: 'Text restored.',
    saved: 'Brand voice saved',
    cleared: 'Brand voice cleared',
  },
  answers: {
    save: 'Save changes to who answers',
    title: 'Who answers',
    text: 'Choose who answers your visitors: your agents or your team. An agent’s own setting comes first.',
    mode: 'When a visitor writes',
    modes: {
      autopilot: { title: 'The agent answers', text: 'Right away and on its own; your team can step in.' },
      copilot: {
        title: 'The agent suggests, your team sends',
        text: 'Someone reviews each answer before it’s sent.',
      },
      human: { title: 'Your team answers', text: 'The agent doesn’t step in.' },
    },
    whenNobody: 'The agent answers when no one on your team is available',
    whenNobodyHint: 'Visitors get an answer outside your opening hours too.',
    mayChange: 'Your team can change who answers',
    mayChangeHint: 'In each conversation, regardless of what you choose here.',
    defaultBot: 'Default agent',
    defaultBotHint: 'Answers wherever you haven’t chosen another agent.',
    noDefaultBot: 'None selected',
    noBots: 'Create an agent first to choose it here.',
    goneBot: 'An agent that no longer exists',
    saved: 'Answer settings saved',
  },
} satisfies Words;

export default company;
