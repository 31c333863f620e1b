import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import { TemplateCategory } from '@/api/generated/schemas/templateCategory.zod';
import { textFor } from '@/api/known';
import { localText } from '@/shared/agent-draft/local-text';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { buttonClass } from '@/ui/button-class';
import type { TemplateTool } from './use-tools-of';

interface TemplateCardProps {
  template: AgentTemplate;
  tools: readonly TemplateTool[];
}

/** A template in a list of them: what it is for, what it needs, and the way to an agent from it. */
export function TemplateCard({ template, tools }: TemplateCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  return (
    <li className="relative flex flex-col items-start gap-2 rounded-box border border-line bg-base-100 p-4 hover:border-edge">
      <h2 className="font-semibold [overflow-wrap:anywhere]">{localText(template.name, locale)}</h2>
      <p className="grow text-quiet">{localText(template.summary, locale)}</p>
      <Needs template={template} tools={tools} />
      <Link
        to="/{-$locale}/dashboard/setup/create-new-agent"
        search={{ way: 'template', template: template.templateId }}
        // The link is gone then: the focus goes on at the title, which names the template.
        hash="page-title"
        // The way back to the gallery stands above it.
        hashScrollIntoView={false}
        // All of the card can be pressed, and a button that moves while it is pressed would take its share of that away.
        className={clsx(
          buttonClass({ variant: 'secondary', size: 'sm' }),
          'covers-card static translate-none',
        )}
        aria-label={t.pickNamed({ name: localText(template.name, locale) })}
      >
        {t.pick()}
      </Link>
    </li>
  );
}

interface NeedsProps {
  template: AgentTemplate;
  tools: readonly TemplateTool[];
}

/** What a template is of and how much it asks; below it, which apps its agent works with. */
function Needs({ template: { category, asks }, tools }: NeedsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  return (
    <div className="text-[0.8125rem] text-quiet empty:hidden">
      <p>
        {[
          category && textFor(TemplateCategory, t.categories, category),
          asks.length > 0 && t.asks({ n: asks.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {/* Its line is there without an app, too: the feet of all cards are alike. */}
      <p className="min-h-5">
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
    </div>
  );
}
