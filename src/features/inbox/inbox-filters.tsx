import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useAgents } from '@/api/generated/agents/agents';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ConversationOutcome } from '@/api/generated/schemas/conversationOutcome.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { RatingFilter } from '@/api/generated/schemas/ratingFilter.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { Button } from '@/ui/button';
import { LatePopover } from '@/ui/late-popover';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { filtersIn, type InboxPartProps, NO_FILTERS } from './inbox-search';
import { useInboxWords } from './use-inbox-words';

/** Whether a range of days ends before it begins. */
export function isRangeWrong(from: string | undefined, to: string | undefined): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** Which conversations are listed: by agent, channel, language, outcome, rating and days. */
export function InboxFilters({ search, onChange }: InboxPartProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox;
  const words = useInboxWords();
  const accountId = useAccountId();
  const agents = useAgents({ accountId, limit: 500, sort: 'name' }).data?.items ?? [];
  const many = filtersIn(search);
  const set = (change: typeof search) => onChange({ ...change, after: undefined });
  const text = (value: string) => value || undefined;
  return (
    <LatePopover
      label={t.filters()}
      align="end"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className={clsx('px-1.5', many > 0 && 'bg-primary/12 text-primary')}
          icon={<SlidersHorizontal size={15} aria-hidden="true" />}
        >
          {/* Where the list is narrow, the icon has to do. */}
          <span className={clsx(many === 0 && 'lg:sr-only')}>
            {many > 0 ? t.filtersOn({ n: many }) : t.filters()}
          </span>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <SelectField
          label={t.agent()}
          placeholder={t.any()}
          value={search.agent ?? ''}
          options={agents.map(({ botKey, name }) => ({ value: botKey, label: name || botKey }))}
          onChange={({ target }) => set({ agent: text(target.value), version: undefined })}
        />
        <SelectField
          label={t.channel()}
          placeholder={t.any()}
          value={known(ChannelKind, search.channel) ?? ''}
          options={ChannelKind.options.map((value) => ({ value, label: words.channel(value) }))}
          onChange={({ target }) => set({ channel: text(target.value) })}
        />
        <SelectField
          label={t.language()}
          placeholder={t.any()}
          value={known(Locale, search.language) ?? ''}
          options={Locale.options.map((value) => ({ value, label: t.languages[value]() }))}
          onChange={({ target }) => set({ language: text(target.value) })}
        />
        <SelectField
          label={t.outcome()}
          placeholder={t.any()}
          value={known(ConversationOutcome, search.outcome) ?? ''}
          options={ConversationOutcome.options.map((value) => ({ value, label: t.outcomes[value]() }))}
          onChange={({ target }) => set({ outcome: text(target.value) })}
        />
        <SelectField
          label={t.rating()}
          placeholder={t.any()}
          value={known(RatingFilter, search.rating) ?? ''}
          options={RatingFilter.options.map((value) => ({ value, label: t.ratings[value]() }))}
          onChange={({ target }) => set({ rating: text(target.value) })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label={t.from()}
            value={search.from ?? ''}
            onChange={({ target }) => set({ from: text(target.value) })}
          />
          <TextField
            type="date"
            label={t.to()}
            value={search.to ?? ''}
            onChange={({ target }) => set({ to: text(target.value) })}
          />
        </div>
        {isRangeWrong(search.from, search.to) && <Notice tone="error">{t.rangeWrong()}</Notice>}
        {many > 0 && (
          <Button variant="secondary" size="sm" onClick={() => onChange(NO_FILTERS)}>
            {t.clear()}
          </Button>
        )}
      </div>
    </LatePopover>
  );
}
