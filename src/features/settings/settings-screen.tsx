import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { navItemClass } from '@/ui/nav-item-class';
import { PageHeader } from '@/ui/page-header';
import { useMedia } from '@/ui/use-media';
import { type Section, useSectionGroups } from './sections';

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
  const open = section ?? (isNarrow ? undefined : 'profile');
  return (
    <>
      {isNarrow && section ? (
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
      ) : (
        <PageHeader title={LL.shell.settings()} text={t.text()} />
      )}
      {/* The section stays the same one when the window changes its width: nothing typed is lost. */}
      <div className={isNarrow ? undefined : 'grid grid-cols-[12.5rem_minmax(0,1fr)] items-start gap-8'}>
        {isNarrow ? !section && <WideList /> : open && <SideList open={open} isNamed={Boolean(section)} />}
        {open && (
          <div key={open} className="flex min-w-0 max-w-4xl flex-col gap-6">
            {content(open)}
          </div>
        )}
      </div>
    </>
  );
}

/** All sections with what each is about, where they are a page of their own. */
function WideList() {
  const t = useI18nContext().LL.settings;
  return (
    <nav aria-label={t.sections.label()} className="flex flex-col gap-5">
      {useSectionGroups().map(({ whose, sections }) => (
        <SectionGroup
          key={whose}
          title={t.whose[whose]()}
          className="divide-y divide-line rounded-box border border-line bg-base-100"
        >
          {sections.map(({ section, Icon }) => (
            <li key={section}>
              <Link
                to="/{-$locale}/dashboard/settings"
                search={{ section }}
                className="flex min-h-16 items-center gap-3 px-4 py-3"
              >
                <Icon size={18} aria-hidden="true" className="shrink-0 text-quiet" />
                <span className="min-w-0 grow">
                  <span className="block font-medium">{t.sections[section]()}</span>
                  <span className="block text-[0.8125rem] text-quiet">{t.about[section]()}</span>
                </span>
                <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-quiet" />
              </Link>
            </li>
          ))}
        </SectionGroup>
      ))}
    </nav>
  );
}

interface SideListProps {
  open: Section;
  /** The address names the open one, which is open without a name, too, where it is the first. */
  isNamed: boolean;
}

/** All sections beside the open one. */
function SideList({ open, isNamed }: SideListProps) {
  const t = useI18nContext().LL.settings;
  return (
    <nav aria-label={t.sections.label()} className="sticky top-20 flex flex-col gap-4">
      {useSectionGroups().map(({ whose, sections }) => (
        <SectionGroup key={whose} title={t.whose[whose]()} className="flex flex-col gap-0.5">
          {sections.map(({ section, Icon }) => (
            <li key={section}>
              <Link
                to="/{-$locale}/dashboard/settings"
                // The link of the open one must not be a way out of it.
                search={section === open && !isNamed ? {} : { section }}
                aria-current={section === open ? 'page' : undefined}
                className={navItemClass({ active: section === open })}
              >
                <Icon size={16} aria-hidden="true" className="shrink-0" />
                {t.sections[section]()}
              </Link>
            </li>
          ))}
        </SectionGroup>
      ))}
    </nav>
  );
}

interface SectionGroupProps {
  title: string;
  /** Of the list. */
  className: string;
  children: ReactNode;
}

/** Sections that belong together, below their title. */
function SectionGroup({ title, className, children }: SectionGroupProps) {
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="mb-1.5 px-3 text-quiet text-xs">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={className}>
        {children}
      </ul>
    </div>
  );
}
