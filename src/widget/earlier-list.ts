import type { VisitorConversationHead } from '@/api/generated/schemas/visitorConversationHead.zod';
import { adopt, h, icon } from './dom';
import css from './earlier-list.css?inline';
import type { Frame } from './frame';
import { sentenceOf } from './sentence';
import { fill } from './words';

const BIN = 'M3 6h18M8 6V4h8v2m3 0-1 15H6L5 6m5 5v6m4-6v6';

function dayOf(language: string, moment: unknown): string {
  const at = typeof moment === 'string' ? Date.parse(moment) : Number(moment);
  return Number.isNaN(at)
    ? ''
    : new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }).format(at);
}

/** The visitor's own earlier conversations: each can be taken up again, or deleted. */
export function earlierList(frame: Frame): HTMLElement {
  const { root, words, service, talk, language, go, say } = frame;
  adopt(root, css);
  const list = h('ul', { class: 'earlier' });
  const note = h('p', { class: 'note' }, words.loading);
  const title = h('h2', { tabindex: -1 }, words.earlier);

  const row = ({ conversationId, title: name, state, updatedAt }: VisitorConversationHead) => {
    const shown = name || words.untitled;
    const open = () => {
      go('chat');
      void talk.load(conversationId);
    };
    const item = h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'entry', click: open },
        h('span', { class: 'name' }, shown),
        h(
          'span',
          { class: 'quiet' },
          `${dayOf(language, updatedAt)} · ${state === 'closed' ? words.isClosed : words.isOpen}`,
        ),
      ),
    );
    if (service.remove)
      item.append(
        h(
          'button',
          {
            type: 'button',
            class: 'ico',
            'aria-label': fill(words.remove, { title: shown }),
            click: () => void remove(),
          },
          icon(BIN, 16),
        ),
      );
    const remove = async () => {
      try {
        await service.remove?.(conversationId);
        if (talk.conversation?.conversationId === conversationId) talk.startOver();
        item.remove();
        title.focus();
        say(words.removed);
        if (list.childElementCount === 0) note.textContent = words.noneEarlier;
      } catch {
        note.textContent = sentenceOf(frame, 'HTTP_500');
      }
    };
    return item;
  };

  service.conversations().then(
    (heads) => {
      list.append(...heads.map(row));
      note.textContent = heads.length === 0 ? words.noneEarlier : '';
    },
    () => {
      note.textContent = words.unreachable;
    },
  );
  const fresh = () => {
    go('chat');
    talk.startOver();
  };
  return h(
    'div',
    { class: 'view' },
    title,
    list,
    note,
    h('button', { type: 'button', class: 'main', click: fresh }, words.fresh),
    h('button', { type: 'button', class: 'plain', click: () => go('chat') }, words.back),
  );
}
