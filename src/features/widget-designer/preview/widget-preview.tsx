import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { checkAccent, inkOn } from '../look/accent';
import type { WidgetSettings } from '../settings';
import { PreviewLauncher } from './preview-launcher';
import type { PreviewState } from './preview-state';
import { PreviewWindow } from './preview-window';

interface WidgetPreviewProps {
  settings: WidgetSettings;
  language: Locale;
  device: 'desk' | 'phone';
  isDark: boolean;
  state: PreviewState;
  /** What the agent says first. */
  greeting: string;
  /** What it shows, in words. */
  label: string;
}

const LIGHT = {
  '--w-panel': '#ffffff',
  '--w-ground': '#f5f6fb',
  '--w-ink': '#17181d',
  '--w-quiet': '#5a5d6b',
  '--w-line': '#dcdee6',
  '--w-page': '#ffffff',
  '--w-block': '#e9eaee',
  '--w-edge': 'transparent',
};
const DARK = {
  '--w-panel': '#1f2128',
  '--w-ground': '#17181d',
  '--w-ink': '#f1f2f5',
  '--w-quiet': '#b3b6c2',
  '--w-line': '#3b3e49',
  '--w-page': '#121317',
  '--w-block': '#24262e',
  // In dark a fill gets a lighter edge, whatever its colour.
  '--w-edge': '#8b8f9d',
};
const USUAL_ACCENT = '#4b3fc7';
/** The page of the preview is about so much smaller than a real one. */
const SCALE = 0.7;

/** The colours of the widget; a colour that is half typed shows the usual one. */
function coloursOf(
  { theme }: WidgetSettings,
  isDark: boolean,
): CSSProperties & Record<`--${string}`, string> {
  const accent = checkAccent(theme.accent) ? theme.accent : USUAL_ACCENT;
  return {
    ...(isDark ? DARK : LIGHT),
    '--w-accent': accent,
    '--w-on-accent': inkOn(accent),
    '--w-radius': `${theme.radius}px`,
  };
}

/**
 * A picture of the widget, drawn from the settings as they are typed: the one place to put the element itself instead.
 * Nothing in it can be pressed.
 */
export function WidgetPreview({ device, isDark, label, ...shown }: WidgetPreviewProps) {
  const { settings, language, state } = shown;
  const { side, offsetX, offsetY } = settings.position;
  const place = {
    [side === 'left' ? 'left' : 'right']: `${offsetX * SCALE}px`,
    bottom: `${offsetY * SCALE}px`,
  };
  const isOpen = state !== 'launcher';
  return (
    <figure
      aria-label={label}
      style={coloursOf(settings, isDark)}
      className="flex grow flex-col justify-center bg-[radial-gradient(var(--color-base-300)_1px,transparent_1.3px)] bg-[size:16px_16px] bg-base-200 p-4 text-[0.8125rem] text-(--w-ink) leading-normal"
    >
      {device === 'phone' ? (
        <div className="mx-auto w-full max-w-70 rounded-[26px] bg-[#23252e] p-2 shadow-xl">
          <div className="relative h-128 overflow-hidden rounded-[18px] bg-(--w-page)">
            {isOpen ? (
              <PreviewWindow {...shown} isWhole />
            ) : (
              <>
                <FakePage />
                <div className="absolute flex max-w-full flex-col gap-2" style={place}>
                  <PreviewLauncher settings={settings} language={language} isOpen={false} />
                </div>
              </>
            )}
          </div>
        </div>
      ) : (
        <div className="relative h-140 overflow-hidden rounded-lg border border-(--w-line) bg-(--w-page) shadow-lg">
          <FakePage />
          <div
            className={clsx(
              'absolute flex max-w-full flex-col gap-3',
              side === 'left' ? 'items-start' : 'items-end',
            )}
            style={place}
          >
            {isOpen && <PreviewWindow {...shown} />}
            <PreviewLauncher settings={settings} language={language} isOpen={isOpen} />
          </div>
        </div>
      )}
    </figure>
  );
}

/** The page of a shop, of which only the outline matters. */
function FakePage() {
  return (
    <div aria-hidden="true" className="[&_div]:rounded-md [&_div]:bg-(--w-block)">
      <p className="flex h-7 items-center gap-1.5 border-(--w-line) border-b px-3">
        <i className="size-2 rounded-full bg-(--w-line)" />
        <i className="size-2 rounded-full bg-(--w-line)" />
        <i className="size-2 rounded-full bg-(--w-line)" />
      </p>
      <section className="flex flex-col gap-3 p-4">
        <div className="h-5 w-3/4" />
        <div className="h-2" />
        <div className="h-2 w-1/2" />
        <section className="grid grid-cols-2 gap-3">
          <div className="h-24" />
          <div className="h-24" />
          <div className="h-24" />
          <div className="h-24" />
        </section>
      </section>
    </div>
  );
}
