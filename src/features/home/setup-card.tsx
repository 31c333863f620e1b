import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { Card } from '@/ui/card';
import type { SetupStep, setupSteps } from './setup-steps';

const PATH_OF_STEP = {
  company: '/{-$locale}/dashboard/settings',
  agent: '/{-$locale}/dashboard/setup/create-new-agent',
  publish: '/{-$locale}/dashboard/agents',
  channel: '/{-$locale}/dashboard/agents',
} as const satisfies Record<SetupStep, string>;

/** What is left to do until visitors talk to an agent. */
export function SetupCard({ steps }: { steps: ReturnType<typeof setupSteps> }) {
  const t = useI18nContext().LL.homeParts;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={t.setup()} text={t.setupProgress({ done, all: steps.length })}>
      <ul className="flex flex-col gap-2.5">
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className="flex items-center gap-2.5">
            {isDone ? (
              <CircleCheck size={17} className="shrink-0 text-success" aria-label={t.stepDone()} />
            ) : (
              <Circle size={17} className="shrink-0 text-quiet" aria-label={t.stepOpen()} />
            )}
            {isDone ? (
              <span className="text-quiet">{t.steps[step]()}</span>
            ) : (
              <Link to={PATH_OF_STEP[step]} className="link-hover link">
                {t.steps[step]()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
