import { useI18nContext } from '@i18n/i18n-react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import { TemplateCategory } from '@/api/generated/schemas/templateCategory.zod';
import { foldText } from '@/lib/fold-text';
import { localText } from '@/shared/agent-draft/local-text';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { TemplateCard } from './template-card';
import { useToolsOf } from './use-tools-of';

interface TemplateGalleryProps {
  templates: readonly AgentTemplate[];
}

/** The templates, to search and to choose from. */
export function TemplateGallery({ templates }: TemplateGalleryProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const toolsOf = useToolsOf();
  const needle = foldText(query.trim());
  const matching = templates.filter((one) => {
    const names = toolsOf(one).map(({ name }) => name);
    const said = [localText(one.name, locale), localText(one.summary, locale), ...names];
    return (category === '' || one.category === category) && foldText(said.join(' ')).includes(needle);
  });
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
          {matching.map((template) => (
            <TemplateCard key={template.templateId} template={template} tools={toolsOf(template)} />
          ))}
        </ul>
      )}
    </div>
  );
}
