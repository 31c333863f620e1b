import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '@/ui/chat-thread';
import { Windowed } from './windowed';
import './floor.css';

interface PlainThreadProps {
  messages: readonly ChatMessage[];
  emptyState: ReactNode;
}

/** About what a message of the conversation is high. */
const ROW_PX = 96;

/** Takes the place of the product's own thread: windowed plain text and nothing else. */
export function ChatThread({ messages, emptyState }: PlainThreadProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && messages) box.current.scrollTop = box.current.scrollHeight;
  }, [messages]);
  if (messages.length === 0) return emptyState;
  return (
    <Windowed box={box} count={messages.length} rowPx={ROW_PX} atEnd>
      {(index) => (
        <div key={messages[index]?.id} className="message">
          {messages[index]?.content}
        </div>
      )}
    </Windowed>
  );
}
