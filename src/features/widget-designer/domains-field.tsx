import { useI18nContext } from '@i18n/i18n-react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { isCovered, readDomains } from '@/shared/channels/domains';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';
import type { SettingsForm } from './setting-fields';

const DOMAINS_MAX = 50;

/** Where the widget may stand: a list that is added to one domain at a time, or by pasting several. */
export function DomainsField({ form }: { form: SettingsForm }) {
  const { LL } = useI18nContext();
  const { domains: t, list } = LL.widgetDesigner;
  const { field } = useController({ control: form.control, name: 'allowedDomains' });
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ faults: readonly string[]; notes: readonly string[] }>();
  const allowed = field.value;
  const put = (next: readonly string[]) => field.onChange([...next]);

  const add = () => {
    const read = readDomains(typed);
    if (read.length === 0) return setSaid({ faults: [t.empty()], notes: [] });
    const faults: string[] = [];
    const notes: string[] = [];
    const rest: string[] = [];
    const next = [...allowed];
    for (const { text, domain, notes: mended, fault } of read) {
      const isFull = next.length >= DOMAINS_MAX;
      if (fault || isFull) {
        faults.push(fault ? t.faults[fault]({ text }) : t.most({ n: DOMAINS_MAX }));
        rest.push(text);
      } else if (next.includes(domain)) notes.push(t.twice({ domain }));
      else {
        // The first says what was added; more of them would only repeat it.
        notes.push(...mended.slice(0, 1).map((note) => t.notes[note]({ text, domain })));
        if (isCovered(domain, next)) notes.push(t.covered({ domain }));
        next.push(domain);
      }
    }
    put(next);
    // What could not be added stays, to be mended.
    setTyped(rest.join(' '));
    setSaid({ faults, notes });
  };

  const remove = (domain: string) => {
    put(allowed.filter((one) => one !== domain));
    showToast({
      title: t.removed({ domain }),
      action: { label: list.undo(), onClick: () => put(allowed) },
    });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      <ul className="mb-3 flex flex-col divide-y divide-line">
        {allowed.map((domain) => (
          <li key={domain} className="flex items-center justify-between gap-2 py-1">
            <span className="[overflow-wrap:anywhere]">{domain}</span>
            <IconButton
              label={t.remove({ domain })}
              icon={<Trash2 size={16} aria-hidden="true" />}
              className="sm:btn-sm"
              onClick={() => remove(domain)}
            />
          </li>
        ))}
      </ul>
      {allowed.length === 0 && <p className="mb-3 text-warning">{t.everywhere()}</p>}
      <TextField
        ref={field.ref}
        label={t.add()}
        hint={t.addHint()}
        error={said && said.faults.length > 0 ? said.faults.join(' ') : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setSaid(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the whole form.
          event.preventDefault();
          add();
        }}
        trailing={
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:min-h-11"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={add}
          >
            {t.addButton()}
          </Button>
        }
      />
      <p role="status" className="mt-2 text-[0.8125rem] text-quiet empty:hidden">
        {said?.notes.join(' ')}
      </p>
    </Card>
  );
}
