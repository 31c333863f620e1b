import { useEffect, useRef, useState } from 'react';

interface Spoken {
  id: string;
  author: 'user' | 'agent';
  state: string;
}

/**
 * What a live region says: each answer once, when it is whole, in the words of `textOf`. What was there on arrival, another
 * conversation too, is read by the reader and not spoken.
 */
export function useAnnouncements<Message extends Spoken>(
  messages: readonly Message[],
  textOf: (message: Message) => string,
): string {
  const known = useRef(new Map<string, 'growing' | 'whole'>());
  const [speech, setSpeech] = useState('');

  useEffect(() => {
    const news: Message[] = [];
    let goesOn = false;
    // From the end to the first that is known and whole: a long thread is not walked through at every word.
    for (const message of messages.toReversed()) {
      const before = known.current.get(message.id);
      const growing = message.state === 'streaming';
      goesOn ||= before !== undefined;
      if (before === 'whole' && !growing) break;
      known.current.set(message.id, growing ? 'growing' : 'whole');
      if (!growing && message.author === 'agent') news.unshift(message);
    }
    if (goesOn && news.length > 0) setSpeech(news.map(textOf).join(' '));
  }, [messages, textOf]);

  return speech;
}
