import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { MessageTrace } from '@/api/generated/schemas/messageTrace.zod';
import type { TraceStep } from '@/api/generated/schemas/traceStep.zod';
import { TraceStepKind } from '@/api/generated/schemas/traceStepKind.zod';
import { textFor } from '@/api/known';
import { formatShortTime } from './format-short-time';

/** The outcomes in which a text of the company is the answer. */
const AS_WRITTEN = ['person_joined', 'nobody_there', 'agent_paused', 'outside_hours', 'visitor_left'];

/** The steps of an answer: a table, whose bars are only for the eye. */
export function TraceSteps({ trace: { steps, handoff } }: { trace: MessageTrace }) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.why;
  const last = steps.at(-1);
  const whole = Math.max(1, last ? last.startedAtMs + last.durationMs : 1);
  const timed = steps.some(({ startedAtMs, durationMs }) => startedAtMs + durationMs > 0);
  const time = (milliseconds: number) => (timed ? formatShortTime(locale, milliseconds) : '–');

  function resultOf({ kind, detail, sources }: TraceStep): string {
    const n = sources.length;
    switch (kind) {
      case 'understand':
        return detail && t.terms({ terms: detail });
      case 'search':
        return n === 0 ? t.foundNothing() : t.found({ n });
      case 'guardrail':
        return detail === '' ? t.rules({ n }) : t.ruleMet({ rule: detail });
      case 'handoff':
        return detail === '' ? t.rulesLooked({ n }) : t.ruleMatched({ words: detail });
      case 'write':
        if (n > 0) return t.sources({ n });
        return AS_WRITTEN.includes(handoff?.outcome ?? '') ? t.asWritten() : t.noSources();
      default:
        return detail;
    }
  }

  return (
    <section aria-labelledby="why-steps" className="@container flex flex-col gap-3">
      <h3 id="why-steps" className="font-semibold">
        {t.steps()}
      </h3>
      <table className="w-full border-collapse text-[0.8125rem] @max-md:block">
        <thead className="@max-md:sr-only">
          <tr className="border-line border-b text-start text-quiet">
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t.step()}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t.result()}
            </th>
            <th scope="col" className="py-1 pe-3 text-end font-medium">
              {t.start()}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t.duration()}
            </th>
          </tr>
        </thead>
        <tbody className="@max-md:block">
          {steps
            .map((step, index) => ({ step, key: `${index} ${step.kind}` }))
            .map(({ step, key }) => (
              <tr
                key={key}
                className="border-line not-last:border-b align-top @max-md:grid @max-md:grid-cols-[1fr_auto] @max-md:gap-x-3 @max-md:py-2"
              >
                <th scope="row" className="py-2 pe-3 text-start font-medium @max-md:py-0">
                  {textFor(TraceStepKind, t.stepKinds, step.kind)}
                  {step.title !== '' && (
                    <span className="block font-normal text-quiet [overflow-wrap:anywhere]">
                      {step.title}
                    </span>
                  )}
                  {step.callId != null && (
                    <Link
                      to="/{-$locale}/dashboard/setup/tools2"
                      search={{ view: 'calls', call: step.callId }}
                      className="link-row inline-flex items-center gap-1 font-medium text-primary underline underline-offset-4 hover:decoration-2"
                    >
                      <span aria-hidden="true">{t.openCall()}</span>
                      <span className="sr-only">{t.openCallNamed({ title: step.title })}</span>
                      <ArrowUpRight size={14} aria-hidden="true" />
                    </Link>
                  )}
                </th>
                <td className="py-2 pe-3 [overflow-wrap:anywhere] @md:w-1/2 @max-md:order-last @max-md:col-span-2 @max-md:py-1">
                  {resultOf(step)}
                  {timed && (
                    <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-base-content/8">
                      <span
                        className="block h-full min-w-0.5 rounded-full bg-primary"
                        style={{
                          marginInlineStart: `${(step.startedAtMs / whole) * 100}%`,
                          width: `${(step.durationMs / whole) * 100}%`,
                        }}
                      />
                    </span>
                  )}
                </td>
                {/* Without its heading beside it, the bar alone says when it began. */}
                <td className="whitespace-nowrap py-2 pe-3 text-end text-quiet tabular-nums @max-md:sr-only">
                  {time(step.startedAtMs)}
                </td>
                <td className="whitespace-nowrap py-2 text-end tabular-nums @max-md:py-0">
                  {time(step.durationMs)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
