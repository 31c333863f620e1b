import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useWidgets } from '@/api/generated/widgets/widgets';
import { formatPercent } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { useVersionNumbers } from '@/shared/agent-draft/use-version-numbers';
import { INLINE_LINK } from '@/ui/text-link-class';

/** Where a share of the visitors talks to another version than the live one, while a rollout lasts. */
export function RolloutNotes({ botKey }: { botKey: string }) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.rollout;
  const { data } = useWidgets({ accountId: useAccountId() });
  const { numberOf } = useVersionNumbers(botKey);
  return data?.items.map(
    ({ botKey: owner, widgetId, name, rollout }) =>
      owner === botKey &&
      rollout && (
        <p key={widgetId} className="text-[0.8125rem] text-quiet">
          {t.text({
            widget: name,
            n: numberOf(rollout.versionId),
            percent: formatPercent(locale, rollout.percent),
          })}{' '}
          <Link
            to="/{-$locale}/dashboard/channels"
            search={{ view: 'widget', widget: widgetId, part: 'rollout' }}
            className={INLINE_LINK}
          >
            {t.see()}
          </Link>
        </p>
      ),
  );
}
