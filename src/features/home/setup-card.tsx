import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useMay } from '@/shared/account/use-may';
import { Card } from '@/ui/card';
import { ACT_OF_STEP, placesOf } from './setup-places';
import type { setupSteps } from './setup-steps';

interface SetupCardProps {
  steps: ReturnType<typeof setupSteps>;
  /** The key of the company's agent, where it has one only. */
  onlyAgent: string | undefined;
}

/** What is left to do until visitors talk to an agent. */
export function SetupCard({ steps, onlyAgent }: SetupCardProps) {
  const t = useI18nContext().LL.homeParts;
  const may = useMay();
  const places = placesOf(onlyAgent);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={t.setup()} text={t.setupProgress({ done, all: steps.length })}>
      <ul className="divide-y divide-line">
        {steps.map(({ step, done: isDone, waits }) => (
          <li key={step} className="flex min-h-11 items-center gap-2.5">
            {isDone ? (
              <CircleCheck size={17} className="shrink-0 text-success" aria-label={t.stepDone()} />
            ) : (
              <Circle size={17} className="shrink-0 text-quiet" aria-label={t.stepOpen()} />
            )}
            {isDone || waits || !may(ACT_OF_STEP[step]) ? (
              <span className="text-quiet">{t.steps[step]()}</span>
            ) : (
              <Link
                {...places[step]}
                className="flex min-h-11 grow items-center justify-between gap-2 font-medium hover:underline"
              >
                {t.steps[step]()}
                <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-quiet" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
