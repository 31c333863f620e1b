import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';
import { loadAfterWords } from './after-words';
import { CallFailed } from './call';
import { h } from './dom';
import type { Frame } from './frame';
import { sentenceOf } from './sentence';
import { type Field, makeField } from './visit-form';
import { fill } from './words';

const LONGEST = { name: 120, email: 254, message: 4000 };

/** Nobody is there: a message for the team, which begins with what the visitor asked. */
export async function leaveForm(
  frame: Frame,
  messageId: string,
  wanted: VisitorMessage['wanted'],
): Promise<HTMLElement> {
  const { language, talk, service, say } = frame;
  const words = await loadAfterWords(language);
  const left = wanted?.left;
  if (left)
    return h(
      'div',
      { class: 'card' },
      h('p', {}, left.text),
      h('p', { class: 'note' }, fill(words.left, { email: left.email })),
    );

  const field = (kind: keyof typeof LONGEST, label: string, value = ''): Field =>
    makeField(
      frame,
      { fieldId: kind, kind, label, required: true, options: [] },
      { id: `${messageId}-${kind}`, longest: LONGEST[kind], value },
    );
  const name = field('name', words.name);
  const email = field('email', words.emailLabel);
  const text = field('message', words.message, wanted?.text);
  const trouble = h('p', { class: 'fault', hidden: true });
  const send = h('button', { class: 'main' }, words.leave);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    trouble.hidden = true;
    const [wrong] = [name, email, text].filter((one) => !one.check());
    if (wrong) return wrong.control.focus();
    send.disabled = true;
    try {
      const { conversationId = '' } = talk.conversation ?? {};
      await service.leave?.(conversationId, {
        messageId,
        name: name.read(),
        email: email.read(),
        text: text.read(),
      });
      say(fill(words.left, { email: email.read() }));
      await talk.load(conversationId);
    } catch (error) {
      const sentence = sentenceOf(frame, error instanceof CallFailed ? error.code : 'NOT_SENT');
      trouble.textContent = sentence;
      trouble.hidden = false;
      say(sentence);
      send.disabled = false;
    }
  }

  return h(
    'form',
    {
      class: 'card visit',
      novalidate: true,
      'aria-label': words.leave,
      submit: (event) => void submit(event),
    },
    name.element,
    email.element,
    text.element,
    trouble,
    send,
  );
}
