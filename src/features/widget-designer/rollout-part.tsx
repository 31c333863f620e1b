import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { useVersions } from '@/api/generated/versions/versions';
import { formatMoment, formatPercent } from '@/lib/format';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { PartFailure } from '@/shared/failures/part-failure';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ProgressBar } from '@/ui/progress-bar';
import { TEXT_LINK } from '@/ui/text-link-class';
import { RolloutForm } from './rollout-form';
import { useRollout } from './use-rollout';

/** Which share of the visitors talks to a version that is not live for everybody yet. */
export function RolloutPart({ widget }: { widget: Widget }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.rollout;
  const { botKey = '', rollout } = widget;
  const { data, error, refetch } = useVersions(botKey, { query: { enabled: botKey !== '' } });
  const actions = useRollout(widget);
  const nameId = useId();
  const versions = (data?.items ?? []).filter(({ kind }) => kind !== 'kept');
  const nameOf = (versionId = '') => {
    const version = versions.find((one) => one.versionId === versionId);
    return version ? t.version({ n: versionNumber(version, locale) }) : versionId;
  };
  const live = versions.find(({ isLive }) => isLive);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={t.title()} text={t.text()}>
        {rollout ? (
          <div className="flex flex-col gap-3">
            <p id={nameId} className="font-semibold text-base">
              {t.now({ version: nameOf(rollout.versionId) })}
            </p>
            <ProgressBar
              labelledBy={nameId}
              value={rollout.percent}
              max={100}
              text={t.share({ percent: formatPercent(locale, rollout.percent) })}
            />
            <p className="text-quiet">
              {live && rollout.percent < 100 && `${t.others({ version: nameOf(live.versionId) })} `}
              {t.since({
                by: rollout.startedBy || LL.common.unknown(),
                at: formatMoment(locale, rollout.startedAt) ?? LL.common.unknown(),
              })}
            </p>
            <FailureNotice error={actions.stopError} />
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="secondary" busy={actions.isStopping} onClick={() => void actions.stop()}>
                {t.stop()}
              </Button>
              <p className="text-[0.8125rem] text-quiet">{t.stopHint()}</p>
            </div>
          </div>
        ) : (
          <p>{live ? t.everybody({ version: nameOf(live.versionId) }) : t.nobody()}</p>
        )}
      </Card>
      <Card title={rollout ? t.change() : t.begin()} text={t.beginText()}>
        {botKey === '' ? (
          <p className="text-quiet">{t.noAgent()}</p>
        ) : !data ? (
          <PartFailure error={error} onRetry={() => void refetch()} />
        ) : versions.length === 0 ? (
          <p className="text-quiet">
            {t.noVersions()}{' '}
            <Link to="/{-$locale}/dashboard/agents/$keyBot" params={{ keyBot: botKey }} className={TEXT_LINK}>
              {t.toAgent()}
            </Link>
          </p>
        ) : (
          <RolloutForm
            key={`${rollout?.versionId} ${rollout?.percent}`}
            rollout={rollout}
            versions={versions.map((version) => ({
              value: version.versionId,
              label: version.isLive
                ? t.liveOption({ n: versionNumber(version, locale) })
                : t.option({ n: versionNumber(version, locale) }),
              disabled: version.isLive,
            }))}
            onStart={actions.start}
            isStarting={actions.isStarting}
            failure={actions.startError}
          />
        )}
      </Card>
    </div>
  );
}
