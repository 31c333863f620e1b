import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import { TemplateCategory } from '@/api/generated/schemas/templateCategory.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { textFor } from '@/api/known';
import { foldText } from '@/lib/fold-text';
import { humanised } from '@/lib/humanised';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
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

  const toolkits = useToolkits({ accountId: useAccountId() }).data?.items;

  const toolsOf = ({ content }: AgentTemplate) =>
    (content?.tools ?? []).map(({ toolkit }) => ({
      toolkit,
      name: toolkits?.find((one) => one.toolkit === toolkit)?.name || humanised(toolkit),
    }));
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
            <li
              key={template.templateId}
              className="relative flex flex-col items-start gap-2 rounded-box border border-line bg-base-100 p-4 hover:border-edge"
            >
              <div className="flex w-full items-start justify-between gap-2">
                <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                  {localText(template.name, locale)}
                </h2>
                {template.category && (
                  <Badge>{textFor(TemplateCategory, t.categories, template.category)}</Badge>
                )}
              </div>
              <p className="grow text-quiet">{localText(template.summary, locale)}</p>
              <Needs asks={template.asks.length} tools={toolsOf(template)} />
              <Link
                to="/{-$locale}/dashboard/setup/create-new-agent"
                search={{ way: 'template', template: template.templateId }}
                // The link is gone then: the focus goes on at the title, which names the template.
                hash="page-title"
                // The way back to the gallery stands above it.
                hashScrollIntoView={false}
                // All of the card can be pressed.
                className={clsx(
                  buttonClass({ variant: 'secondary', size: 'sm' }),
                  'static after:absolute after:inset-0 after:rounded-box',
                )}
                aria-label={t.pickNamed({ name: localText(template.name, locale) })}
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

interface NeedsProps {
  asks: number;
  tools: readonly { toolkit: string; name: string }[];
}

/** How much a template asks, and which apps its agent works with. */
function Needs({ asks, tools }: NeedsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  return (
    <p className="text-[0.8125rem] text-quiet empty:hidden">
      {asks > 0 && t.asks({ n: asks })}
      {asks > 0 && tools.length > 0 && ' · '}
      {tools.map(({ toolkit, name }) => (
        <ToolkitLogo
          key={toolkit}
          toolkit={toolkit}
          name={name}
          className="me-1 mt-0.5 size-4 align-top text-[0.625rem]"
        />
      ))}
      {tools.length > 0 &&
        t.uses({ tools: new Intl.ListFormat(locale).format(tools.map(({ name }) => name)) })}
    </p>
  );
}
