import { useI18nContext } from '@i18n/i18n-react';
import { type RefObject, useState } from 'react';
import { singleKeysOn, switchSingleKeys } from '@/session/single-keys';
import { Dialog } from '@/ui/dialog';
import { SwitchField } from '@/ui/switch-field';

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Each shortcut that the pages have, by where it works; keys that are pressed together stand in one list. */
const SHORTCUTS = {
  everywhere: [
    ['palette', [IS_APPLE ? '⌘' : 'Ctrl', 'K']],
    ['search', ['/']],
    ['sheet', ['?']],
    ['close', ['Esc']],
  ],
  lists: [
    ['rows', ['↑', '↓']],
    ['tick', ['space']],
  ],
  chat: [
    ['send', ['Enter']],
    ['line', ['Shift', 'Enter']],
    ['ends', ['Home', 'End']],
  ],
  order: [['move', ['Alt', '↑', '↓']]],
} as const;

/** The keys that work alone. */
const SINGLE: readonly string[] = ['search', 'sheet'];

interface ShortcutSheetProps {
  onClose: () => void;
  /** What had the focus before the palette that led here. */
  opener: RefObject<HTMLElement | null>;
}

/** Every shortcut there is, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutSheet({ onClose, opener }: ShortcutSheetProps) {
  const { LL } = useI18nContext();
  const t = LL.palette.shortcuts;
  const [single, setSingle] = useState(singleKeysOn);
  const keyName = (key: string) => (key === 'space' ? t.space() : key);
  const section = (of: keyof typeof SHORTCUTS) => {
    const rows = SHORTCUTS[of].filter(([does]) => single || !SINGLE.includes(does));
    return (
      <section key={of} aria-labelledby={`shortcuts-${of}`}>
        <h3 id={`shortcuts-${of}`} className="mb-1 font-semibold text-quiet text-xs">
          {t.where[of]()}
        </h3>
        <dl>
          {rows.map(([does, keys]) => (
            <div
              key={does}
              className="flex min-h-9 items-center justify-between gap-4 border-line border-t py-1"
            >
              <dt>{t.does[does]()}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-6 rounded-selector border border-line bg-base-200 px-1.5 py-0.5 text-center text-xs"
                  >
                    {keyName(key)}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      opener={opener}
    >
      <div className="flex flex-col gap-5">
        {section('everywhere')}
        {section('lists')}
        {section('chat')}
        {section('order')}
        <div className="border-line border-t pt-4">
          <SwitchField
            label={t.single.label()}
            hint={t.single.hint()}
            checked={single}
            onChange={({ target }) => {
              switchSingleKeys(target.checked);
              setSingle(target.checked);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
