import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from './call';
import { Windowed } from './windowed';

interface Message {
  messageId: string;
  text: string;
}

/** About what a message of the conversation is high. */
const ROW_PX = 96;
/** Streams an answer at 200 words a second. */
const FAST = '/rapido';

const Row = memo(function Row({ message }: { message: Message }) {
  return <div className="message">{message.text}</div>;
});

/** Adds what the stream says to the last message, once a frame. */
async function stream(conversationId: string, onText: (text: string) => void): Promise<void> {
  const body = JSON.stringify({ clientMessageId: crypto.randomUUID(), text: FAST });
  const response = await call(`/conversations/${conversationId}/messages`, { method: 'POST', body });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let rest = '';
  let drawn = true;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const events = (rest + next.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const said: { type: string; text?: string } = JSON.parse(event.slice(event.indexOf('data: ') + 6));
      if (said.type === 'token') text += said.text ?? '';
    }
    if (drawn)
      requestAnimationFrame(() => {
        drawn = true;
        onText(text);
      });
    drawn = false;
  }
}

function Chat({ conversationId, stored }: { conversationId: string; stored: readonly Message[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState(stored);
  useLayoutEffect(() => {
    if (box.current && messages) box.current.scrollTop = box.current.scrollHeight;
  }, [messages]);
  return (
    <>
      <h1>Chat</h1>
      <Windowed box={box} count={messages.length} rowPx={ROW_PX} atEnd>
        {(index) => {
          const message = messages[index];
          return message && <Row key={message.messageId} message={message} />;
        }}
      </Windowed>
      <button
        type="button"
        onClick={() => {
          void stream(conversationId, (text) => setMessages([...stored, { messageId: 'answer', text }]));
        }}
      >
        Send
      </button>
    </>
  );
}

interface Talk {
  conversationId: string;
  messages: readonly Message[];
}

async function newest(): Promise<Talk> {
  const { items } = await (await call('/conversations?botKey=bot_returns&kind=test')).json();
  return (await call(`/conversations/${items[0].conversationId}`)).json();
}

/** The conversation, from a button on: what a person clicks on in the product, too. */
function Door() {
  const [talk, setTalk] = useState<Talk>();
  if (talk) return <Chat conversationId={talk.conversationId} stored={talk.messages} />;
  return (
    <button type="button" onClick={() => void newest().then(setTalk)}>
      Test
    </button>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Door />);
