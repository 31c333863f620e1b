import type { Words } from '../../words.js';

/** The words of the test chat and of the chat widget. */
const testChat = {
  title: 'Test {name:string}',
  unnamed: 'your agent',
  prompt: 'Test your changes.',
  promptText: 'Ask what a visitor would ask. The agent answers from its draft.',
  thread: 'Conversation with {name:string}',
  you: 'You',
  back: 'Back to the agent',
  newConversation: 'New conversation',
  loading: 'Loading conversation',
  compose: 'Your message',
  placeholder: 'Write a message…',
  hint: 'Press Enter to send, Shift + Enter for a new line.',
  send: 'Send',
  stop: 'Stop answer',
  jump: 'Jump to latest',
  jumpNew: '{n:number} new {{answer|answers}}',
  sending: 'Sending…',
  stopped: 'Stopped',
  stoppedEmpty: 'Stopped before the first word.',
  failedEmpty: 'No answer received.',
  failed: 'The answer was interrupted.',
  notSent: 'Your message was not sent.',
  askAgain: 'Ask again',
  getTheRest: 'Get the rest',
  delays: {
    slow: 'This is taking longer than usual…',
    reconnecting: 'Connection lost. Getting the rest…',
  },
  tools: {
    label: 'Tools used',
    running: 'Running…',
    done: 'Done',
    failed: 'No response',
    result: 'Result',
  },
  reference: 'Reference: {reference:string}',
  sources: 'Sources',
  sourceKinds: { instruction: 'Instruction', knowledge: 'Knowledge' },
  widget: {
    prompt: 'Do you have any questions?',
    promptText: 'Ask {name:string} about your agents.',
  },
} satisfies Words;

export default testChat;
