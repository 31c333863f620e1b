import { useState } from 'react';
import { ChatComposer } from '../chat-composer';
import { type ChatMessage, ChatThread } from '../chat-thread';
import { Markdown } from '../markdown';
import { KitGroup } from './kit-group';

const SAMPLE = `## Opening hours

We are open **Monday to Friday**, see [our page](https://example.com) or \`/hours\`.

1. Morning: 9 to 1
2. Afternoon: 3 to 7

| Day | Hours |
|---|---:|
| Monday | 8 |

<img src=x onerror=alert(1)> [bad](javascript:alert(1)) ![a picture](https://example.com/x.png)

\`\`\`js
const open = tru`;

const MESSAGES: readonly ChatMessage[] = [
  { id: 'm1', author: 'user', authorLabel: 'You', content: 'When are you open?', state: 'complete' },
  {
    id: 'm2',
    author: 'agent',
    authorLabel: 'Agent',
    content: <Markdown text={SAMPLE} />,
    state: 'complete',
    sources: 'Source: Opening hours',
  },
  { id: 'm3', author: 'user', authorLabel: 'You', content: 'And on Sunday?', state: 'complete' },
  {
    id: 'm4',
    author: 'agent',
    authorLabel: 'Agent',
    content: 'We are',
    state: 'stopped',
    note: 'Stopped',
  },
  {
    id: 'm5',
    author: 'agent',
    authorLabel: 'Agent',
    content: 'No answer came.',
    state: 'failed',
    note: 'Failed. Try again.',
  },
  { id: 'm6', author: 'agent', authorLabel: 'Agent', content: '', state: 'streaming' },
];

/** A conversation with a message in each state, and the box that is written in. */
export function ChatKit() {
  const [draft, setDraft] = useState('');
  return (
    <KitGroup title="Chat">
      <div className="rounded-box border border-line">
        <ChatThread
          label="Conversation"
          messages={MESSAGES}
          emptyState={<p className="text-quiet">Say hello.</p>}
          jumpLabel="Jump to latest"
          className="h-96"
        />
        <div className="border-line border-t p-4">
          <ChatComposer
            label="Message"
            placeholder="Write a message"
            value={draft}
            onChange={setDraft}
            onSend={() => setDraft('')}
            onStop={() => undefined}
            streaming={false}
            sendLabel="Send"
            stopLabel="Stop"
            hint="Enter sends, Shift and Enter start a line."
          />
        </div>
      </div>
    </KitGroup>
  );
}
