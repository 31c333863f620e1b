import { loadAfterWords } from './after-words';
import { adopt, h, icon } from './dom';
import type { Frame } from './frame';
import css from './rating-card.css?inline';
import { fill } from './words';

const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3 6.4 20.2l1.1-6.2L3 9.6l6.2-.9z';
const SCORES = [1, 2, 3, 4, 5];
const GOOD = 4;

/** Asks how the conversation went, when it is over; it can be skipped. */
export async function ratingCard({ root, language, talk, say }: Frame): Promise<HTMLElement> {
  adopt(root, css);
  const words = await loadAfterWords(language);
  const names = words.scores.split('|');
  const said = h('p', { class: 'quiet' });
  const reasons = h('div', { class: 'chips' });
  const send = h('button', { class: 'main', disabled: true }, words.submit);
  const chosen = new Set<string>();
  let score = 0;

  const reason = (key: 'fast' | 'clear' | 'solved' | 'slow' | 'unclear' | 'unsolved') => {
    const chip = h('button', { type: 'button', class: 'chip', 'aria-pressed': 'false' }, words[key]);
    chip.addEventListener('click', () => {
      if (!chosen.delete(key)) chosen.add(key);
      chip.setAttribute('aria-pressed', String(chosen.has(key)));
    });
    return chip;
  };
  const choose = (next: number) => {
    score = next;
    said.textContent = `${fill(words.stars, { n: String(next) })}, ${(names[next - 1] ?? '').toLowerCase()}`;
    for (const [index, star] of stars.entries()) star.classList.toggle('on', index < next);
    chosen.clear();
    const keys =
      next >= GOOD ? (['fast', 'clear', 'solved'] as const) : (['slow', 'unclear', 'unsolved'] as const);
    reasons.replaceChildren(...keys.map(reason));
    send.disabled = false;
    // What came with the choice is not left below the edge.
    send.scrollIntoView({ block: 'nearest' });
  };
  const stars = SCORES.map((value) =>
    h(
      'label',
      { class: 'star' },
      h('input', { type: 'radio', name: 'score', class: 'hid', value, change: () => choose(value) }),
      h('span', { class: 'hid' }, `${fill(words.stars, { n: String(value) })}, ${names[value - 1] ?? ''}`),
      icon(STAR, 26),
    ),
  );
  const card = h(
    'form',
    {
      class: 'card rating',
      submit: (event) => {
        event.preventDefault();
        send.disabled = true;
        void talk.rate({ score, reasons: [...chosen] }).then(() => {
          if (talk.trouble) send.disabled = false;
          else say(words.thanks);
        });
      },
    },
    h('fieldset', {}, h('legend', {}, words.rate), h('div', { class: 'stars' }, ...stars)),
    said,
    reasons,
    h(
      'div',
      { class: 'buttons' },
      send,
      h('button', { type: 'button', class: 'plain', click: () => card.remove() }, words.skip),
    ),
  );
  return card;
}
