import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Drawing } from '@/ui/drawing';
import { ProgressBar } from '@/ui/progress-bar';
import { ACT_OF_STEP, placesOf } from './setup-places';
import type { setupSteps } from './setup-steps';

/** Before the first agent there is nothing but what is to be done: the steps with what each is about, the next one first. */
export function FirstSteps({ steps }: { steps: ReturnType<typeof setupSteps> }) {
  const t = useI18nContext().LL.homeParts;
  const may = useMay();
  const places = placesOf(undefined);
  const title = useId();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && !step.waits && may(ACT_OF_STEP[step.step]))?.step;
  return (
    <Card>
      <div className="flex items-center gap-8">
        <div className="min-w-0 grow">
          <h2 id={title} className="mb-3 font-semibold text-base">
            {t.setup()}
          </h2>
          <ProgressBar
            labelledBy={title}
            value={done}
            max={steps.length}
            text={t.setupProgress({ done, all: steps.length })}
          />
          <ol className="mt-3 flex flex-col">
            {steps.map(({ step, done: isDone }, index) => (
              <li
                key={step}
                className={clsx(
                  '-mx-3 flex flex-wrap items-center gap-3 rounded-field border px-3 py-2.5',
                  step === next ? 'border-primary/30 bg-primary/5' : 'border-transparent',
                )}
              >
                <StepMark number={index + 1} isDone={isDone} isNext={step === next} />
                <div className="min-w-0 flex-auto basis-48">
                  <p className={clsx('font-medium', isDone && 'text-quiet')}>
                    {t.steps[step]()}
                    {isDone && <span className="sr-only">, {t.stepDone()}</span>}
                  </p>
                  <p className="text-[0.8125rem] text-quiet">{t.stepTexts[step]()}</p>
                </div>
                {step === next && (
                  <Link {...places[step]} className={buttonClass()}>
                    {step === 'company' ? t.stepActions.company() : t.stepActions.agent()}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div className="shrink-0 px-6 max-lg:hidden">
          <Drawing name="agents" />
        </div>
      </div>
    </Card>
  );
}

function StepMark({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full font-semibold text-[0.8125rem] tabular-nums',
        isDone && 'bg-success text-success-content',
        isNext && 'bg-primary text-primary-content',
        !isDone && !isNext && 'border border-edge text-quiet',
      )}
    >
      {isDone ? <Check size={16} /> : number}
    </span>
  );
}
