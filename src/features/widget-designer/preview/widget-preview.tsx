import '@/widget/agent-chat';
import { useMemo, useState } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { LookOfAgent } from '@/shared/agents/agent-avatar';
import { isSame, type WidgetSettings } from '../settings';
import { previewService } from './preview-service';
import type { PreviewState } from './preview-state';
import { shownSettings } from './shown-settings';

interface WidgetPreviewProps {
  settings: WidgetSettings;
  language: Locale;
  device: 'desk' | 'phone';
  mode: 'light' | 'dark';
  state: PreviewState;
  /** Whether it is known what the agent says: with that the chat would begin anew. */
  isReady: boolean;
  agent: LookOfAgent | undefined;
  /** What the agent says first. */
  greeting: string;
  /** What the agent says when nobody is there. */
  nobody: string;
  /** What it shows, in words. */
  label: string;
}

/**
 * The chat itself, the same element as on any page, on a page of a shop. It takes the frame for the page: a frame with
 * `contain: layout` is what `position: fixed` is measured by.
 */
export function WidgetPreview({ device, mode, label, settings: typed, ...shown }: WidgetPreviewProps) {
  const { isReady, language, state, agent, greeting, nobody } = shown;
  // They are read out of the form anew each time; the chat begins anew only where they differ.
  const [settings, setSettings] = useState(typed);
  if (!isSame(settings, typed)) setSettings(typed);
  const service = useMemo(
    () =>
      previewService({
        settings: shownSettings(settings, { language, state, agent, greeting }),
        language,
        state,
        nobody,
      }),
    [settings, language, state, agent, greeting, nobody],
  );
  const page = (
    <>
      <FakePage />
      {/* Another situation is another visit. */}
      {isReady && <agent-chat key={state} service={service} lang={language} mode={mode} />}
    </>
  );
  return (
    <figure
      aria-label={label}
      data-page={mode}
      className="group flex grow flex-col justify-center bg-[radial-gradient(var(--color-base-300)_1px,transparent_1.3px)] bg-[size:16px_16px] bg-base-200 p-4"
    >
      {device === 'phone' ? (
        <div className="mx-auto w-full max-w-88 rounded-[30px] bg-[#23252e] p-2.5 shadow-xl">
          <div className="relative h-[clamp(25rem,100dvh-22rem,35rem)] overflow-hidden rounded-[22px] contain-layout max-sm:h-100">
            {page}
          </div>
        </div>
      ) : (
        <div className="relative h-[clamp(25rem,100dvh-22rem,35rem)] max-sm:h-100 overflow-hidden rounded-lg border border-line shadow-lg contain-layout">
          {page}
        </div>
      )}
    </figure>
  );
}

/** The page of a shop, of which only the outline matters; light or dark as the visitor's device is. */
function FakePage() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-white group-data-[page=dark]:bg-[#121317] [&_.ink]:rounded-md [&_.ink]:bg-[#e9eaee] group-data-[page=dark]:[&_.ink]:bg-[#24262e]"
    >
      <p className="ink flex h-7 items-center gap-1.5 rounded-none px-3">
        {['one', 'two', 'three'].map((dot) => (
          <i key={dot} className="size-2 rounded-full bg-[#b3b6c2] group-data-[page=dark]:bg-[#5a5d6b]" />
        ))}
      </p>
      <div className="flex flex-col gap-3 p-4">
        <div className="ink h-5 w-3/4" />
        <div className="ink h-2" />
        <div className="ink h-2 w-1/2" />
        <div className="grid grid-cols-2 gap-3">
          {['one', 'two', 'three', 'four'].map((item) => (
            <div key={item} className="ink h-24" />
          ))}
        </div>
      </div>
    </div>
  );
}
