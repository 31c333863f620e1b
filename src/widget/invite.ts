import { adopt, h, icon } from './dom';
import css from './invite.css?inline';
import { loadWords } from './words';

interface Invite {
  language: string;
  /** What the company wrote, if anything. */
  text: string | undefined;
  open: () => void;
}

const CROSS = 'M18 6 6 18M6 6l12 12';

/** A short bubble beside the launcher that offers help, until it is taken or dismissed. */
export async function showInvite(root: ShadowRoot, box: HTMLElement, { language, text, open }: Invite) {
  const words = await loadWords(language);
  adopt(root, css);
  const bubble = h(
    'div',
    { class: 'invite' },
    h(
      'button',
      {
        type: 'button',
        class: 'offer',
        click: () => {
          bubble.remove();
          open();
        },
      },
      text || words.invite,
    ),
    h(
      'button',
      { type: 'button', class: 'ico', 'aria-label': words.dismiss, click: () => bubble.remove() },
      icon(CROSS, 16),
    ),
  );
  box.prepend(bubble);
}
