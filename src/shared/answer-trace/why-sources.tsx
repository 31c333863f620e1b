import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerReasons } from '@/api/generated/schemas/answerReasons.zod';
import { TraceSourceKind } from '@/api/generated/schemas/traceSourceKind.zod';
import { UnusedReason } from '@/api/generated/schemas/unusedReason.zod';
import type { UnusedSentence } from '@/api/generated/schemas/unusedSentence.zod';
import { textFor } from '@/api/known';
import { agentPart } from '@/shared/agents/agent-part';
import { Badge } from '@/ui/badge';

interface WhySourcesProps {
  botKey: string;
  why: AnswerReasons;
}

/** The sentences that an answer is made of, and those that were considered. */
export function WhySources({ botKey, why }: WhySourcesProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.why;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

  // No service says what its figures are out of: each stands beside the highest.
  const best = Math.max(0, ...[...why.used, ...why.notUsed].map(({ score }) => score ?? 0));

  const head = (sentence: Omit<UnusedSentence, 'reason'>, beside?: ReactNode) => (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {sentence.kind && <Badge>{textFor(TraceSourceKind, t.kinds, sentence.kind)}</Badge>}
      {/* A block has no title but its first words. */}
      {sentence.kind !== 'instruction' && (
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{sentence.title}</span>
      )}
      {beside && <span className="text-[0.8125rem] text-quiet">{beside}</span>}
    </p>
  );
  const body = ({ text, sourceId, title, score }: Omit<UnusedSentence, 'reason'>) => (
    <>
      <p className="[overflow-wrap:anywhere]">{text}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-quiet">
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          search={agentPart(sourceId)}
          className="link-row inline-flex items-center gap-1 font-medium text-primary underline underline-offset-4 hover:decoration-2"
        >
          <span aria-hidden="true">{t.open()}</span>
          <span className="sr-only">{t.openNamed({ title: title || text })}</span>
          <ArrowUpRight size={14} aria-hidden="true" />
        </Link>
        {score !== null && best > 0 && (
          <span className="tabular-nums">
            {score === best
              ? t.bestMatch()
              : t.ofBestMatch({ share: percent.format(Math.max(0, score / best)) })}
          </span>
        )}
      </p>
    </>
  );
  // All of the answer is in one sentence: a figure would say no more.
  const isWhole = why.used.length === 1 && why.ownShare === 0;
  const keyed = <Sentence extends { sourceId: string }>(list: readonly Sentence[]) =>
    list.map((sentence, index) => ({ sentence, key: `${index} ${sentence.sourceId}` }));

  return (
    <>
      <section aria-labelledby="why-used" className="flex flex-col gap-3">
        <h3 id="why-used" className="font-semibold">
          {t.used()}
        </h3>
        {why.used.length === 0 && <p className="text-quiet">{t.usedNothing()}</p>}
        <ul className="flex flex-col gap-3">
          {keyed(why.used).map(({ sentence, key }) => (
            <li key={key} className="flex flex-col gap-1 rounded-box border border-line p-3">
              {head(
                sentence,
                isWhole
                  ? t.onlySource()
                  : sentence.share > 0 && t.share({ share: percent.format(sentence.share) }),
              )}
              {sentence.share > 0 && !isWhole && (
                <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-base-content/12">
                  <div
                    className="h-full rounded-full bg-primary"
                    style={{ width: `${sentence.share * 100}%` }}
                  />
                </div>
              )}
              {body(sentence)}
            </li>
          ))}
        </ul>
        {why.used.length > 0 && why.ownShare > 0 && (
          <p className="text-[0.8125rem] text-quiet">{t.own({ share: percent.format(why.ownShare) })}</p>
        )}
      </section>
      {/* Of several for one reason it is said once. */}
      {[...new Set(why.notUsed.map(({ reason }) => reason))].map((reason, index) => (
        <section key={reason} aria-labelledby={`why-not-used-${index}`} className="flex flex-col gap-3">
          <h3 id={`why-not-used-${index}`} className="font-semibold">
            {reason ? t.notUsedFor({ reason: textFor(UnusedReason, t.reasons, reason) }) : t.notUsed()}
          </h3>
          <ul className="flex flex-col divide-y divide-line">
            {keyed(why.notUsed.filter((one) => one.reason === reason)).map(({ sentence, key }) => (
              <li key={key} className="flex flex-col gap-1 py-3 first:pt-0">
                {head(sentence)}
                {body(sentence)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
