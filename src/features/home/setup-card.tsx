import { useI18nContext } from '@i18n/i18n-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { type Act, useMay } from '@/shared/account/use-may';
import { Card } from '@/ui/card';
import type { SetupStep, setupSteps } from './setup-steps';

/** Where each step is done, and who may. */
const PLACE_OF_STEP = {
  company: {
    act: 'manage',
    link: linkOptions({ to: '/{-$locale}/dashboard/settings', search: { section: 'company' } }),
  },
  agent: { act: 'edit', link: linkOptions({ to: '/{-$locale}/dashboard/setup/create-new-agent' }) },
  publish: { act: 'publish', link: linkOptions({ to: '/{-$locale}/dashboard/agents' }) },
  channel: { act: 'connect', link: linkOptions({ to: '/{-$locale}/dashboard/channels' }) },
} as const satisfies Record<SetupStep, { act: Act; link: object }>;

/** What is left to do until visitors talk to an agent. */
export function SetupCard({ steps }: { steps: ReturnType<typeof setupSteps> }) {
  const t = useI18nContext().LL.homeParts;
  const may = useMay();
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
            {isDone || waits || !may(PLACE_OF_STEP[step].act) ? (
              <span className="text-quiet">{t.steps[step]()}</span>
            ) : (
              <Link
                {...PLACE_OF_STEP[step].link}
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
