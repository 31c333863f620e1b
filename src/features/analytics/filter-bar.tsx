import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useAgents } from '@/api/generated/agents/agents';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { useVersions } from '@/api/generated/versions/versions';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { Button } from '@/ui/button';
import { type AnalyticsRange, isPreset, PRESETS } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';
import { daysIn } from './calendar';
import { CustomRange } from './custom-range';
import { FilterSelect } from './filter-select';
import { ZoneField } from './zone-field';

interface FilterBarProps {
  search: AnalyticsSearch;
  range: AnalyticsRange;
  onSearch: (change: Partial<AnalyticsSearch>) => void;
}

interface Choice {
  value: string;
  label: string;
}

/** What a link asks for stays a choice, also where its name is not known. */
function withChosen(options: readonly Choice[], chosen: string | undefined): Choice[] {
  const isThere = chosen === undefined || options.some(({ value }) => value === chosen);
  return isThere ? [...options] : [...options, { value: chosen, label: chosen }];
}

/** Which conversations are counted: agent, version, channel, language, days and what they are compared with. */
export function FilterBar({ search, range, onSearch }: FilterBarProps) {
  const { LL } = useI18nContext();
  const t = LL.analytics.filters;
  const [open, setOpen] = useState(false);
  const accountId = useAccountId();
  const agents = useAgents({ accountId, limit: 500, sort: 'name' }).data?.items ?? [];
  const versions = useVersions(search.agent ?? '', { query: { enabled: search.agent !== undefined } });
  const text = (value: string) => value || undefined;
  const late = clsx(!open && 'max-sm:hidden');
  const { channelKinds } = LL.shell.facts;
  const days = range.fault === undefined ? daysIn(range.from, range.to) : undefined;

  return (
    <section aria-label={t.label()} className="mb-4 flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
        <FilterSelect
          label={t.agent()}
          value={search.agent ?? ''}
          options={[
            { value: '', label: t.allAgents() },
            ...withChosen(
              agents.map(({ botKey, name }) => ({ value: botKey, label: name || botKey })),
              search.agent,
            ),
          ]}
          onChange={(value) => onSearch({ agent: text(value), version: undefined })}
        />
        {search.agent !== undefined && (
          <FilterSelect
            className={late}
            label={t.version()}
            value={search.version ?? ''}
            options={[
              { value: '', label: t.allVersions() },
              ...withChosen(
                (versions.data?.items ?? []).flatMap(({ versionId, number, kind }) =>
                  kind === 'kept' || number == null
                    ? []
                    : [{ value: versionId, label: t.versionNumber({ n: Number(number) }) }],
                ),
                search.version,
              ),
            ]}
            onChange={(value) => onSearch({ version: text(value) })}
          />
        )}
        <FilterSelect
          className={late}
          label={t.channel()}
          value={known(ChannelKind, search.channel) ?? ''}
          options={[
            { value: '', label: t.allChannels() },
            ...ChannelKind.options.map((value) => ({ value, label: channelKinds[value]() })),
          ]}
          onChange={(value) => onSearch({ channel: text(value) })}
        />
        <FilterSelect
          className={late}
          label={t.language()}
          value={known(Locale, search.language) ?? ''}
          options={[
            { value: '', label: t.allLanguages() },
            { value: 'en', label: t.english() },
            { value: 'es', label: t.spanish() },
          ]}
          onChange={(value) => onSearch({ language: text(value) })}
        />
        <FilterSelect
          label={t.range()}
          value={range.preset}
          options={[
            ...Object.entries(PRESETS).map(([value, n]) => ({
              value,
              label: value === '365d' ? t.lastYear() : t.lastDays({ n }),
            })),
            { value: 'custom', label: t.custom() },
          ]}
          onChange={(value) =>
            onSearch(
              isPreset(value)
                ? { preset: value, from: undefined, to: undefined }
                : { preset: 'custom', from: range.from, to: range.to },
            )
          }
        />
        <FilterSelect
          className={late}
          label={t.compare()}
          value={search.compare === 'none' ? 'none' : ''}
          options={[
            { value: '', label: days === undefined ? t.beforeAny() : t.before({ n: days }) },
            { value: 'none', label: t.noCompare() },
          ]}
          onChange={(value) => onSearch({ compare: text(value) })}
        />
        <ZoneField className={late} zone={search.zone ?? range.zone} onZone={(zone) => onSearch({ zone })} />
        <Button
          variant="secondary"
          className="col-span-2 sm:hidden"
          aria-expanded={open}
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        >
          {open ? t.less() : t.more()}
        </Button>
      </div>
      {(range.preset === 'custom' || range.fault !== undefined) && (
        <CustomRange range={range} onSearch={onSearch} />
      )}
    </section>
  );
}
