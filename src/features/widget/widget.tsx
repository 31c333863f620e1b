import { useI18nContext } from '@i18n/i18n-react';
import { MessageCircleQuestion, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { loadPart } from '@/lib/load-part';

const WidgetPanel = lazy(() =>
  loadPart(async () => ({ default: (await import('./widget-panel')).WidgetPanel })),
);

interface WidgetProps {
  /** Whom it talks to: the creator, as a rule. */
  botKey: string;
  agentName: string;
  /** Out of sight on a route that is not flagged, with what was typed kept. */
  hidden?: boolean | undefined;
}

/** The chat widget of the flagged routes (specification §2): a launcher, and a chat that stays while one walks about. */
export function Widget({ botKey, agentName, hidden = false }: WidgetProps) {
  const { LL } = useI18nContext();
  const t = LL.testChat.widget;
  const panelId = useId();
  const launcher = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // The panel's code comes with its first opening, and then stays, closed or not.
  const [wanted, setWanted] = useState(false);

  return (
    <div hidden={hidden}>
      {/* Room at the end of the page, so that its last button can always be scrolled clear of the launcher. */}
      <div aria-hidden="true" className="h-20" />
      {wanted && (
        <Suspense fallback={null}>
          <WidgetPanel
            key={botKey}
            id={panelId}
            botKey={botKey}
            agentName={agentName}
            open={open && !hidden}
            onClose={() => {
              setOpen(false);
              launcher.current?.focus();
            }}
          />
        </Suspense>
      )}
      <button
        ref={launcher}
        type="button"
        aria-label={t.prompt()}
        title={t.prompt()}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={wanted ? panelId : undefined}
        className="btn btn-primary btn-circle fixed end-4 bottom-4 z-30 size-12 shadow-lg sm:end-6 sm:bottom-6"
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        {open ? <X size={20} aria-hidden="true" /> : <MessageCircleQuestion size={22} aria-hidden="true" />}
      </button>
    </div>
  );
}
