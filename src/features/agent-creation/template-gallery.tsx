import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import { TemplateCategory } from '@/api/generated/schemas/templateCategory.zod';
import { textFor } from '@/api/known';
import { foldText } from '@/lib/fold-text';
import { localText } from '@/shared/agent-draft/local-text';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

interface TemplateGalleryProps {
  templates: readonly AgentTemplate[];
}

/** The templates, to search and to choose from. */
export function TemplateGallery({ templates }: TemplateGalleryProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');

  const needle = foldText(query.trim());
  const matching = templates.filter(
    (one) =>
      (category === '' || one.category === category) &&
      foldText(`${localText(one.name, locale)} ${localText(one.summary, locale)}`).includes(needle),
  );
  const clear = () => {
    setQuery('');
    setCategory('');
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <div className="w-full sm:w-72">
          <div className="input gap-2">
            <Search size={16} aria-hidden="true" className="shrink-0 text-quiet" />
            <input
              type="search"
              aria-label={t.search()}
              placeholder={t.search()}
              value={query}
              maxLength={200}
              className="min-w-0 grow"
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
        </div>
        <div className="w-full sm:w-52">
          <select
            aria-label={t.category()}
            className="select"
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{t.all()}</option>
            {TemplateCategory.options.map((one) => (
              <option key={one} value={one}>
                {t.categories[one]()}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status" className="text-[0.8125rem] text-quiet">
        {t.count({ n: matching.length })}
      </p>
      {matching.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t.none.title()}
          text={t.none.text()}
          action={
            <Button variant="secondary" onClick={clear}>
              {t.none.action()}
            </Button>
          }
        />
      ) : (
        <ul aria-label={t.list()} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {matching.map(({ templateId, name, summary, category: kind, asks }) => (
            <li
              key={templateId}
              className="relative flex flex-col items-start gap-2 rounded-box border border-line bg-base-100 p-4 hover:border-edge"
            >
              <div className="flex w-full items-start justify-between gap-2">
                <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">{localText(name, locale)}</h2>
                {kind && <Badge>{textFor(TemplateCategory, t.categories, kind)}</Badge>}
              </div>
              <p className="grow text-quiet">{localText(summary, locale)}</p>
              {asks.length > 0 && <p className="text-[0.8125rem] text-quiet">{t.asks({ n: asks.length })}</p>}
              <Link
                to="/{-$locale}/dashboard/setup/create-new-agent"
                search={{ way: 'template', template: templateId }}
                // The link is gone then: the focus goes on at the title, which names the template.
                hash="page-title"
                // The way back to the gallery stands above it.
                hashScrollIntoView={false}
                // All of the card can be pressed.
                className={clsx(
                  buttonClass({ variant: 'secondary', size: 'sm' }),
                  'static after:absolute after:inset-0 after:rounded-box',
                )}
                aria-label={t.pickNamed({ name: localText(name, locale) })}
              >
                {t.pick()}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
