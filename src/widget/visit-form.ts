import type { PublicPreChatField } from '@/api/generated/schemas/publicPreChatField.zod';
import { CallFailed } from './call';
import { adopt, h } from './dom';
import type { Frame } from './frame';
import { refusedIn } from './refused-in';
import { sentenceOf } from './sentence';
import css from './visit-form.css?inline';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const LONGEST = 500;

/** What is wrong with an answer, in a sentence; undefined when nothing is. */
export function faultIn(
  { kind, required }: Pick<PublicPreChatField, 'kind' | 'required'>,
  text: string,
  words: Pick<Frame['words'], 'required' | 'email'>,
): string | undefined {
  if (text === '') return required ? words.required : undefined;
  return kind === 'email' && !EMAIL.test(text) ? words.email : undefined;
}

/** A field with its label and what is wrong with it. */
export interface Field {
  fieldId: string;
  element: HTMLElement;
  control: HTMLElement;
  read: () => string;
  check: () => boolean;
  complain: (sentence: string | undefined) => void;
}

/** A line for a complaint below a control, which names it. */
function complaintOf(control: HTMLElement, id: string) {
  const line = h('p', { class: 'fault', id, hidden: true });
  const complain = (sentence: string | undefined) => {
    line.textContent = sentence ?? '';
    line.hidden = sentence === undefined;
    control.setAttribute('aria-invalid', String(sentence !== undefined));
    if (sentence === undefined) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', id);
  };
  return { line, complain };
}

const TYPES: Record<string, [string, AutoFill]> = { email: ['email', 'email'], phone: ['tel', 'tel'] };

/** A field of a form; one for a `message` has room for more than a line. */
export function makeField(
  { root, words }: Pick<Frame, 'root' | 'words'>,
  field: PublicPreChatField,
  { id, longest = LONGEST, value = '' }: { id: string; longest?: number; value?: string },
): Field {
  adopt(root, css);
  const { fieldId, kind, label, required, options } = field;
  const [type, autocomplete] = TYPES[kind] ?? ['text', fieldId === 'name' ? 'name' : 'on'];
  const usual = { id, required, 'aria-required': required, maxlength: longest };
  const control =
    kind === 'choice'
      ? h(
          'select',
          usual,
          h('option', { value: '' }, words.choose),
          ...options.map((one) => h('option', {}, one)),
        )
      : kind === 'message'
        ? h('textarea', { ...usual, rows: 3 }, value)
        : h('input', { ...usual, type, autocomplete, value });
  const { line, complain } = complaintOf(control, `${id}-fault`);
  const read = () => control.value.trim();
  return {
    fieldId,
    element: h('div', { class: 'field' }, h('label', { for: id }, label), control, line),
    control,
    read,
    check: () => {
      const fault = faultIn(field, read(), words);
      complain(fault);
      return fault === undefined;
    },
    complain,
  };
}

function makeConsent({ words, settings }: Frame): Field {
  const { text, privacyUrl } = settings.preChat.consent;
  const control = h('input', { type: 'checkbox', id: 'consent', 'aria-required': 'true' });
  const { line, complain } = complaintOf(control, 'consent-fault');
  const isAddress = /^https?:\/\//i.test(privacyUrl);
  return {
    fieldId: '',
    element: h(
      'div',
      { class: 'field' },
      h(
        'div',
        { class: 'consent' },
        control,
        h('label', { for: 'consent' }, text),
        isAddress &&
          h('a', { href: privacyUrl, target: '_blank', rel: 'noopener noreferrer' }, words.privacy),
      ),
      line,
    ),
    control,
    read: () => String(control.checked),
    check: () => {
      complain(control.checked ? undefined : words.agree);
      return control.checked;
    },
    complain,
  };
}

/** The form before the chat: only what it needs, and nothing is kept before it is sent. */
export function visitForm(frame: Frame, begun: () => void): HTMLFormElement {
  const { root, words, settings, service, say } = frame;
  // Where only consent is asked, there is no other field that brings them.
  adopt(root, css);
  const { fields, consent } = settings.preChat;
  const answers = fields.map((field, index) => makeField(frame, field, { id: `field-${index}` }));
  const all = consent.asked ? [...answers, makeConsent(frame)] : answers;
  const trouble = h('p', { class: 'fault', hidden: true });
  const start = h('button', { class: 'main' }, words.start);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    trouble.hidden = true;
    const [wrong] = all.filter((field) => !field.check());
    if (wrong) return wrong.control.focus();
    start.disabled = true;
    try {
      const given = answers.map((field) => [field.fieldId, field.read()]).filter(([, text]) => text !== '');
      await service.begin?.({ consent: true, fields: Object.fromEntries(given) });
      begun();
      return;
    } catch (error) {
      const paths = refusedIn(error);
      const refused = answers.find(({ fieldId }) => paths.includes(`fields.${fieldId}`));
      const code = error instanceof CallFailed ? error.code : 'BROKEN';
      const sentence = sentenceOf(frame, code);
      refused?.complain(sentence);
      refused?.control.focus();
      trouble.textContent = sentence;
      trouble.hidden = refused !== undefined;
      say(sentence);
    }
    start.disabled = false;
  }

  return h(
    'form',
    { class: 'visit', novalidate: true, submit: (event) => void submit(event) },
    settings.texts.preChatIntro !== '' && h('p', {}, settings.texts.preChatIntro),
    ...all.map(({ element }) => element),
    trouble,
    start,
  );
}
