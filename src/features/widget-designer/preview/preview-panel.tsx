import { useI18nContext } from '@i18n/i18n-react';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAgent } from '@/api/generated/drafts/drafts';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { Segments } from '@/ui/segments';
import { SelectField } from '@/ui/select-field';
import type { Part } from '../parts';
import type { WidgetSettings } from '../settings';
import { PREVIEW_STATES, type PreviewState, type PreviewView, stateShown } from './preview-state';
import { useVisitorWords } from './use-visitor-words';
import { WidgetPreview } from './widget-preview';

const PREVIEW_ID = 'widget-preview';

/** Moves the focus to the preview, which a phone has below most settings. */
export function focusPreview(): void {
  document.getElementById(PREVIEW_ID)?.focus();
}

interface PreviewPanelProps {
  settings: WidgetSettings;
  part: Part;
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The widget as visitors will see it, with the settings as they are typed now. */
export function PreviewPanel({ settings, part, view, onView }: PreviewPanelProps) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.preview;
  const { mode } = settings.theme;
  const isFixed = mode === 'light' || mode === 'dark';
  const state = stateShown(view, part);
  const asksNothing = settings.preChat.fields.length === 0 && !settings.preChat.consent.asked;
  const words = useVisitorWords(view.language);
  const { data: agent, isLoading } = useAgent(settings.botKey, {
    query: { enabled: settings.botKey !== '' },
  });
  const change = (next: Partial<PreviewView>) => onView({ ...view, ...next });
  return (
    <section
      id={PREVIEW_ID}
      tabIndex={-1}
      aria-label={t.title()}
      className="flex min-w-0 scroll-mt-16 flex-col overflow-hidden rounded-box border border-line bg-base-100"
    >
      <div className="flex flex-col gap-3 border-line border-b p-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="me-auto font-medium max-sm:sr-only">{t.title()}</h2>
          {/* A phone shows it as a phone does. */}
          <Segments
            className="max-sm:hidden"
            label={t.device()}
            value={view.device}
            onChange={(device) => change({ device })}
            options={[
              { value: 'desk', label: <IconLabel icon={<Monitor size={15} />} text={t.desk()} /> },
              { value: 'phone', label: <IconLabel icon={<Smartphone size={15} />} text={t.phone()} /> },
            ]}
          />
          {!isFixed && (
            <Segments
              label={t.theme()}
              value={view.theme}
              onChange={(theme) => change({ theme })}
              options={[
                { value: 'light', label: <IconLabel icon={<Sun size={15} />} text={t.light()} /> },
                { value: 'dark', label: <IconLabel icon={<Moon size={15} />} text={t.dark()} /> },
              ]}
            />
          )}
          <Segments
            label={t.language()}
            value={view.language}
            onChange={(language) => change({ language })}
            options={Locale.options.map((value) => ({
              value,
              label: <span className="first-letter:uppercase">{LL.common.languageNames[value]()}</span>,
            }))}
          />
        </div>
        <SelectField
          label={t.state()}
          value={state}
          options={PREVIEW_STATES.map((value) => ({ value, label: t.states[value]() }))}
          onChange={(event) => {
            const next = PREVIEW_STATES.find((one) => one === event.target.value);
            change({ state: next });
          }}
        />
      </div>
      <WidgetPreview
        settings={settings}
        language={view.language}
        device={view.device}
        mode={isFixed ? mode : view.theme}
        state={state === 'form' && asksNothing ? 'start' : state}
        isReady={!isLoading}
        agent={agent}
        greeting={agent?.draft.content.greeting[view.language].trim() ?? ''}
        nobody={agent?.draft.content.texts.nobody[view.language].trim() || words.personAway}
        label={t.described({
          state: t.states[state](),
          device: t[view.device](),
          language: LL.common.languageNames[view.language](),
        })}
      />
      <p className="border-line border-t px-4 py-2 text-[0.8125rem] text-quiet empty:hidden">
        {noteOf(state, settings, asksNothing, t)}
      </p>
    </section>
  );
}

type Words = ReturnType<typeof useI18nContext>['LL']['widgetDesigner']['preview'];

function noteOf(state: PreviewState, settings: WidgetSettings, asksNothing: boolean, t: Words): string {
  if (state === 'form' && asksNothing) return t.asksNothing();
  if (state === 'closed') return t.whenClosed[settings.whenClosed]();
  if (state === 'launcher') return settings.inviteAfterSeconds === '' ? t.noInvite() : t.invites();
  if (state === 'nobody') return t.nobody();
  return state === 'form' || state === 'start' ? t.tryIt() : t.example();
}

function IconLabel({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      <span aria-hidden="true" title={text}>
        {icon}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
