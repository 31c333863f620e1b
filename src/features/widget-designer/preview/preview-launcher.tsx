import { ChevronDown, CircleQuestionMark, MessageCircle, Sparkles, X } from 'lucide-react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { WidgetSettings } from '../settings';
import { PreviewFace } from './preview-face';
import { usualTexts } from './usual-texts';

const ICONS = { chat: MessageCircle, question: CircleQuestionMark, spark: Sparkles } as const;

function iconOf(name: string) {
  return name === 'question' || name === 'spark' ? ICONS[name] : ICONS.chat;
}

interface PreviewLauncherProps {
  settings: WidgetSettings;
  language: Locale;
  isOpen: boolean;
}

/** The button that opens the widget, and the bubble that offers help beside it. */
export function PreviewLauncher({ settings, language, isOpen }: PreviewLauncherProps) {
  const { theme, texts, inviteAfterSeconds, position } = settings;
  const { launcher, invite } = texts[language];
  const Icon = isOpen ? ChevronDown : iconOf(theme.launcherIcon);
  return (
    <>
      {!isOpen && inviteAfterSeconds !== '' && (
        <div className="flex max-w-64 items-center gap-2 rounded-(--w-radius) border border-(--w-line) bg-(--w-panel) p-2.5 shadow-md">
          <PreviewFace settings={settings} language={language} className="size-6 text-[0.625rem]" />
          <span lang={language} className="min-w-0 [overflow-wrap:anywhere]">
            {invite.trim() || usualTexts[language].invite}
          </span>
          <X size={14} aria-hidden="true" className="shrink-0" />
        </div>
      )}
      <div
        className={
          position.side === 'left'
            ? 'flex h-12 w-fit items-center gap-2 self-start rounded-full border border-(--w-edge) bg-(--w-accent) px-3.5 font-medium text-(--w-on-accent) shadow-lg'
            : 'flex h-12 w-fit items-center gap-2 self-end rounded-full border border-(--w-edge) bg-(--w-accent) px-3.5 font-medium text-(--w-on-accent) shadow-lg'
        }
      >
        <Icon size={20} aria-hidden="true" />
        {!isOpen && launcher.trim() !== '' && <span lang={language}>{launcher}</span>}
      </div>
    </>
  );
}
