import type { Words } from '../../words.js';

/** The words of the part of an agent's page in which every text that a visitor reads is written. */
const visitorTexts = {
  title: 'What visitors read',
  text: 'Word for word, in the visitor’s language. A text that’s missing there is shown in the main language. Plain text: signs such as * are sent as they are.',
  previewIn: 'Preview language',
  language: 'Language',
  greeting: 'Greeting',
  hints: {
    consent:
      'Shown before the first message where you ask for consent. Nothing is saved until visitors accept.',
    outsideHours:
      'Shown at the start of a conversation when no one is working, and instead of an answer outside a channel’s hours.',
    greeting: 'The first message visitors see. Leave it empty to let them start.',
    handoff: 'Said when a handoff rule matches and someone is available.',
    nobody: 'Said when someone is needed and no one is available.',
    pause: 'Said instead of an answer while the agent is paused.',
    error: 'Shown when an answer fails.',
    closing: 'Said when visitors end the conversation. Leave it empty to end without a word.',
  },
  where: {
    consent: 'Before the first message',
    outsideHours: 'At the start, before the greeting',
    greeting: 'At the start of the conversation',
    handoff: 'After a question that a rule matches',
    nobody: 'After a question that needs a person',
    pause: 'In place of an answer',
    error: 'After an answer that breaks off',
    closing: 'After the visitor says goodbye',
  },
  after: {
    consent: 'Accept',
    handoff: 'Someone from your team joins',
    message: 'Name, email and message',
    backAt: 'When someone is back',
    closing: 'Conversation closed',
  },
  empty: 'Nothing is shown',
  fallback: 'Not written in {language:string}. Visitors read the main language.',
  missing: 'Missing in {languages:string}',
  unused: 'Not in use: no handoff rule is on',
  optional: 'Optional',
  settings: 'Handoff rules',
  complete: {
    title: 'Languages',
    text: 'How much is written in each language.',
    part: 'Part',
    texts: 'Visitor texts',
    textsHint: '{n:number} optional {{n:text|texts}} not written',
    blocks: 'Instructions',
    knowledge: 'Knowledge',
    knowledgeHint: 'One text for all languages',
    widget: 'Web widget: {name:string}',
    all: 'Total',
    count: '{written:number} of {total:number}',
    done: 'Complete',
    none: 'Nothing yet',
  },
} satisfies Words;

export default visitorTexts;
