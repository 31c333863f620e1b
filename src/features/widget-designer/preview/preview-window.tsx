import clsx from 'clsx';
import { ArrowUp, ChevronDown, Ellipsis, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { WidgetSettings } from '../settings';
import { PreviewFace } from './preview-face';
import type { PreviewState } from './preview-state';
import { usualTexts } from './usual-texts';

interface PreviewWindowProps {
  settings: WidgetSettings;
  language: Locale;
  state: PreviewState;
  /** What the agent says first; nothing where it waits for the visitor. */
  greeting: string;
  /** On a phone it takes the whole screen. */
  isWhole?: boolean;
}

/** The open widget: its head, what is in it, and where a visitor writes. */
export function PreviewWindow({ isWhole = false, ...shown }: PreviewWindowProps) {
  const { settings, language, state } = shown;
  const texts = settings.texts[language];
  const usual = usualTexts[language];
  const isShut = state === 'limit' || (state === 'closed' && settings.whenClosed === 'close');
  return (
    <div
      lang={language}
      className={clsx(
        'flex min-h-0 flex-col overflow-hidden bg-(--w-ground)',
        isWhole ? 'h-full' : 'h-112 w-76 max-w-full rounded-(--w-radius) border border-(--w-line) shadow-xl',
      )}
    >
      <div className="flex items-center gap-2.5 border-(--w-line) border-b bg-(--w-panel) px-3 py-2.5">
        <PreviewFace settings={settings} language={language} />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{texts.title.trim() || usual.title}</p>
          <p className="truncate text-(--w-quiet) text-xs">{texts.subtitle.trim() || usual.subtitle}</p>
        </div>
        <Ellipsis size={16} aria-hidden="true" />
        <X size={16} aria-hidden="true" />
      </div>
      <div className="flex min-h-0 grow flex-col gap-2.5 overflow-hidden p-3">
        {state === 'form' ? (
          <PreviewForm settings={settings} language={language} />
        ) : (
          <PreviewTalk {...shown} />
        )}
      </div>
      {state !== 'form' && (
        <div className="flex items-center gap-2 border-(--w-line) border-t bg-(--w-panel) px-3 pt-2.5">
          <span
            className={clsx(
              'min-w-0 grow truncate rounded-lg border border-(--w-quiet) px-3 py-1.5 text-(--w-quiet)',
              isShut && 'border-dashed',
            )}
          >
            {texts.placeholder.trim() || usual.placeholder}
          </span>
          <Fill className={clsx('rounded-lg p-1.5', isShut && 'opacity-40')}>
            <ArrowUp size={16} aria-hidden="true" />
          </Fill>
        </div>
      )}
      <p className="bg-(--w-panel) px-3 py-2 text-center text-(--w-quiet) text-[0.6875rem]">
        {texts.footer.trim() || usual.footer}
      </p>
    </div>
  );
}

function Fill({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx('border border-(--w-edge) bg-(--w-accent) text-(--w-on-accent)', className)}>
      {children}
    </span>
  );
}

const BUBBLE =
  'w-fit max-w-[85%] rounded-(--w-radius) border px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line';

function Said({ children }: { children: ReactNode }) {
  return <p className={clsx(BUBBLE, 'border-(--w-line) bg-(--w-panel)')}>{children}</p>;
}

function Asked({ children }: { children: ReactNode }) {
  return (
    <p className={clsx(BUBBLE, 'self-end border-(--w-edge) bg-(--w-accent) text-(--w-on-accent)')}>
      {children}
    </p>
  );
}

function PreviewTalk({ settings, language, state, greeting }: PreviewWindowProps) {
  const texts = settings.texts[language];
  const usual = usualTexts[language];
  const prompts = [...new Set(texts.prompts.map((one) => one.trim()))].filter((one) => one !== '');
  const asked = <Asked>{prompts[0] ?? usual.question}</Asked>;
  if (state === 'closed') return <Said>{texts.closed.trim() || usual.closed}</Said>;
  if (state === 'limit') {
    return (
      <>
        {asked}
        <Said>{texts.limit.trim() || usual.limit}</Said>
      </>
    );
  }
  if (state === 'error') {
    return (
      <>
        {asked}
        <Said>{texts.error.trim() || usual.error}</Said>
        <span className="w-fit rounded-lg border border-(--w-quiet) px-2.5 py-1 font-medium">
          {usual.retry}
        </span>
      </>
    );
  }
  if (state === 'talk') {
    return (
      <>
        {greeting !== '' && <Said>{greeting}</Said>}
        <Asked>{usual.question}</Asked>
        <Said>{usual.answer}</Said>
      </>
    );
  }
  return (
    <>
      {greeting !== '' && <Said>{greeting}</Said>}
      {prompts.length > 0 && (
        <ul className="mt-auto flex flex-wrap justify-end gap-1.5">
          {prompts.map((prompt) => (
            <li
              key={prompt}
              className="rounded-full border border-(--w-quiet) px-2.5 py-1 [overflow-wrap:anywhere]"
            >
              {prompt}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PreviewForm({ settings, language }: Pick<PreviewWindowProps, 'settings' | 'language'>) {
  const { fields, consent } = settings.preChat;
  const texts = settings.texts[language];
  const usual = usualTexts[language];
  const other = language === 'en' ? 'es' : 'en';
  return (
    <>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {texts.preChatIntro.trim() || usual.preChatIntro}
      </p>
      {fields.map(({ fieldId, labels, required, kind, options }) => (
        <div key={fieldId}>
          <p className="mb-1 font-medium [overflow-wrap:anywhere]">
            {labels[language].trim() || labels[other].trim() || '…'}
            {required && ' *'}
          </p>
          <p className="flex items-center justify-between rounded-lg border border-(--w-quiet) bg-(--w-panel) px-3 py-1.5 text-(--w-quiet)">
            <span className="truncate">{kind === 'choice' ? options[0]?.[language] : ''}&nbsp;</span>
            {kind === 'choice' && <ChevronDown size={14} aria-hidden="true" />}
          </p>
        </div>
      ))}
      {consent.asked && (
        <p className="flex items-start gap-2">
          <span
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 rounded border border-(--w-quiet) bg-(--w-panel)"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {consent.texts[language].trim() || consent.texts[other].trim()}{' '}
            {consent.privacyUrl.trim() !== '' && <span className="underline">{usual.privacy}</span>}
          </span>
        </p>
      )}
      <Fill className="rounded-lg py-2 text-center font-semibold">{usual.start}</Fill>
    </>
  );
}
