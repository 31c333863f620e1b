import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { navItemClass } from '@/ui/nav-item-class';
import { PageHeader } from '@/ui/page-header';
import { useMedia } from '@/ui/use-media';
import { SECTIONS, type Section } from './sections';

interface SettingsScreenProps {
  /** The one that the address names; without it a desk shows the first, and a phone the list. */
  section: Section | undefined;
  /** What stands in a section. */
  content: (section: Section) => ReactNode;
}

/** The settings as sections: a list beside the open one on a desk, a list and then the section where there is no room. */
export function SettingsScreen({ section, content }: SettingsScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.settings;
  const isNarrow = useMedia('(width < 64rem)');
  if (isNarrow && section) {
    return (
      <>
        <PageHeader
          key={section}
          takesFocus
          title={t.sections[section]()}
          back={
            <Link to="/{-$locale}/dashboard/settings" className="hover:underline">
              {LL.shell.settings()}
            </Link>
          }
        />
        <div className="flex flex-col gap-6">{content(section)}</div>
      </>
    );
  }
  if (isNarrow) {
    return (
      <>
        <PageHeader title={LL.shell.settings()} text={t.text()} />
        <nav aria-label={t.sections.label()}>
          <ul className="divide-y divide-line rounded-box border border-line bg-base-100">
            {SECTIONS.map(({ section: one, Icon }) => (
              <li key={one}>
                <Link
                  to="/{-$locale}/dashboard/settings"
                  search={{ section: one }}
                  className="flex min-h-16 items-center gap-3 px-4 py-3"
                >
                  <Icon size={18} aria-hidden="true" className="shrink-0 text-quiet" />
                  <span className="min-w-0 grow">
                    <span className="block font-medium">{t.sections[one]()}</span>
                    <span className="block text-[0.8125rem] text-quiet">{t.about[one]()}</span>
                  </span>
                  <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-quiet" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </>
    );
  }
  const open = section ?? SECTIONS[0].section;
  return (
    <>
      <PageHeader title={LL.shell.settings()} text={t.text()} />
      <div className="grid grid-cols-[12.5rem_minmax(0,1fr)] items-start gap-8">
        <nav aria-label={t.sections.label()} className="sticky top-20">
          <ul className="flex flex-col gap-0.5">
            {SECTIONS.map(({ section: one, Icon }) => (
              <li key={one}>
                <Link
                  to="/{-$locale}/dashboard/settings"
                  // The first one is open without a name, too: its link must not be a way out of it.
                  search={one === open ? (section ? { section } : {}) : { section: one }}
                  aria-current={one === open ? 'page' : undefined}
                  className={navItemClass({ active: one === open })}
                >
                  <Icon size={16} aria-hidden="true" className="shrink-0" />
                  {t.sections[one]()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div key={open} className="flex min-w-0 max-w-4xl flex-col gap-6">
          {content(open)}
        </div>
      </div>
    </>
  );
}
