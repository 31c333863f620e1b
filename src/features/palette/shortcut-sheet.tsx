import { useI18nContext } from '@i18n/i18n-react';
import { type RefObject, useState } from 'react';
import { singleKeysOn, switchSingleKeys } from '@/session/single-keys';
import { Dialog } from '@/ui/dialog';
import { SwitchField } from '@/ui/switch-field';

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Where shortcuts work, and what they do there: the ways to press each, as lists of keys. */
const PLACES = [
  {
    place: 'everywhere',
    shortcuts: [
      { does: 'palette', ways: [[IS_APPLE ? '⌘' : 'Ctrl', 'K'], ['/']] },
      { does: 'sheet', ways: [['?']] },
      { does: 'close', ways: [['Esc']] },
    ],
  },
  {
    place: 'lists',
    shortcuts: [
      { does: 'rows', ways: [['↑'], ['↓']] },
      { does: 'tick', ways: [['space']] },
    ],
  },
  {
    place: 'chat',
    shortcuts: [
      { does: 'send', ways: [['enter']] },
      { does: 'line', ways: [['shift', 'enter']] },
      { does: 'ends', ways: [['home'], ['end']] },
    ],
  },
  {
    place: 'order',
    shortcuts: [
      {
        does: 'move',
        ways: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      },
    ],
  },
] as const;

/** Keys that do something alone, wherever the focus is. */
const SINGLE: readonly string[] = ['/', '?'];

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
  const isOn = (way: readonly string[]) => single || !SINGLE.includes(way.join());
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
        {PLACES.map(({ place, shortcuts }) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`} className="mb-1 font-semibold text-quiet text-xs">
              {t.where[place]()}
            </h3>
            <dl>
              {shortcuts
                .map(({ does, ways }) => ({ does, ways: ways.filter(isOn) }))
                .filter(({ ways }) => ways.length > 0)
                .map(({ does, ways }) => (
                  <div
                    key={does}
                    className="flex min-h-9 items-center justify-between gap-4 border-line border-t py-1"
                  >
                    <dt>{t.does[does]()}</dt>
                    <Ways ways={ways} />
                  </div>
                ))}
            </dl>
          </section>
        ))}
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

/** The keys that have a name of their own in each language. */
const NAMED = ['space', 'enter', 'shift', 'home', 'end'] as const;

/** One way or another to press it. */
function Ways({ ways }: { ways: readonly (readonly string[])[] }) {
  const t = useI18nContext().LL.palette.shortcuts;
  const nameOf = (key: string) => {
    const named = NAMED.find((one) => one === key);
    return named ? t.keys[named]() : key;
  };
  return (
    <dd className="flex shrink-0 items-center gap-1.5 text-quiet text-xs">
      {ways.map((keys, at) => (
        <span key={keys.join()} className="flex items-center gap-1">
          {at > 0 && <span className="me-0.5">{t.or()}</span>}
          {keys.map((key) => (
            <kbd
              key={key}
              className="min-w-6 rounded-selector border border-line bg-base-200 px-1.5 py-0.5 text-center font-[family-name:var(--font-ui)] text-base-content"
            >
              {nameOf(key)}
            </kbd>
          ))}
        </span>
      ))}
    </dd>
  );
}
