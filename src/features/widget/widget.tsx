import '@/widget/agent-chat';
import { useI18nContext } from '@i18n/i18n-react';
import { useMemo, useSyncExternalStore } from 'react';
import { currentTheme } from '@/session/theme';
import type { OwnService } from '@/widget/service';
import { dashboardService } from './dashboard-service';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'agent-chat': { key?: string; service: OwnService; lang: string; mode: string; hidden?: boolean };
    }
  }
}

interface WidgetProps {
  /** Whom it talks to: the creator, as a rule. */
  botKey: string;
  agentName: string;
  /** Out of sight on a route that is not flagged, with what was typed kept. */
  hidden?: boolean | undefined;
}

/** Hears when another look is chosen. */
function onThemeChange(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}

/** The chat of the flagged routes (specification §2): the same element that stands on any page, answered by the dashboard. */
export function Widget({ botKey, agentName, hidden = false }: WidgetProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat.widget;
  const prompt = t.prompt();
  const greeting = `${prompt} ${t.promptText({ name: agentName })}`;
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const service = useMemo(
    () => dashboardService({ botKey, agentName, language: locale, prompt, greeting }),
    [botKey, agentName, locale, prompt, greeting],
  );

  return (
    <div className="print:hidden">
      {/* Where there is no sidebar, the launcher itself stands at the end of the page (styles.css). */}
      <div aria-hidden="true" hidden={hidden} className="launcher-room h-6 md:hidden" />
      <agent-chat service={service} lang={locale} mode={theme} hidden={hidden} />
    </div>
  );
}
