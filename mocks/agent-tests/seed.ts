import { SEED_CONTENTS } from '@mocks/agents/seed-contents';
import { DAY, HOUR } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { VersionsState } from '@mocks/versions/store';
import { runOf } from './make-run';
import type { TestCase } from './schemas';
import type { AgentTestsState } from './store';

/**
 * The tests of "Devoluciones" and one run of them, before its draft was told what to do with what arrives broken.
 */
export function seedAgentTests(now: number, { versions }: VersionsState): AgentTestsState {
  const ago = agoFrom(now);
  const draft = SEED_CONTENTS.RETURNS;
  const live = versions.bot_returns?.find(({ isLive }) => isLive)?.content;
  const common = { language: 'es' as const, by: 'Ana Luna', createdFrom: null };
  const tests: TestCase[] = [
    {
      ...common,
      testId: 'tst_acme-1',
      name: 'Plazo del reembolso',
      questions: ['¿Cuánto tarda el reembolso?'],
      expectations: [
        { kind: 'contains', value: '5 días laborables' },
        { kind: 'uses_source', value: 'knw_1' },
      ],
      sets: ['Lo esencial', 'Reembolsos'],
      updatedAt: ago(8 * DAY),
    },
    {
      ...common,
      testId: 'tst_acme-2',
      name: 'Días para devolver',
      questions: ['¿Cuántos días tengo para una devolución gratis?', '¿Puedo devolver un colchón abierto?'],
      expectations: [{ kind: 'contains', value: '30 días' }],
      sets: ['Lo esencial', 'Plazos'],
      updatedAt: ago(5 * HOUR),
    },
    {
      ...common,
      testId: 'tst_acme-3',
      name: 'Producto roto',
      questions: ['¿Qué hago si el producto llegó roto?'],
      expectations: [
        { kind: 'contains', value: 'foto' },
        { kind: 'not_contains', value: 'efectivo' },
      ],
      sets: ['Plazos'],
      updatedAt: ago(4 * HOUR),
    },
  ];
  const earlier = { ...draft, instructions: draft.instructions.filter(({ kind }) => kind !== 'scenarios') };
  const run = runOf(
    {
      runId: 'run_acme-1',
      jobId: 'job_50',
      against: { versionId: null, revision: 'rev_6' },
      liveVersionId: 'ver_acme-2',
      startedAt: ago(2 * HOUR),
      by: 'Ana Luna',
    },
    { name: 'Devoluciones', content: earlier, live, named: () => undefined, ownUse: () => undefined },
    tests,
  );
  return {
    tests: { bot_returns: tests.map((test) => ({ test, removed: false, accepted: null })) },
    testRuns: { bot_returns: [run] },
    createdTests: {},
  };
}
