// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { ConnectFlow } from '@/shared/connections/connect-flow';
import { held } from '../support/held';

const CONNECTION = { connectionId: 'con_1', toolkit: 'hubspot', agentCount: 0 };
const OPEN = ToolConnection.parse({ ...CONNECTION, status: 'INITIATED', linkUntil: '2030-01-01T00:00:00Z' });
const DONE = ToolConnection.parse({ ...CONNECTION, status: 'ACTIVE' });

/** A flow that waits, whose server answers when the test lets it. */
async function waitingFlow() {
  const reads: ReturnType<typeof held<ToolConnection>>[] = [];
  const hear: (() => void)[] = [];
  const flow = new ConnectFlow({
    start: async () => ({ connectUrl: 'https://consent.example/', connection: OPEN }),
    read: () => {
      const read = held<ToolConnection>();
      reads.push(read);
      return read.promise;
    },
    openWindow: () => undefined,
    onReturn: (_, onHint) => {
      hear.push(onHint);
      return () => undefined;
    },
    giveUp: () => undefined,
    settled: () => undefined,
  });
  flow.subscribe(() => undefined);
  await flow.start();
  return { flow, reads, windowComesBack: () => hear.at(-1)?.() };
}

test('a window that comes back while an answer is on its way is asked about again: that answer may be older', async () => {
  const { flow, reads, windowComesBack } = await waitingFlow();
  void flow.look(false);
  windowComesBack();
  expect(reads).toHaveLength(1);
  reads[0]?.release(OPEN);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  expect(flow.getSnapshot()).toMatchObject({ phase: 'waiting', looked: false });
  reads[1]?.release(DONE);
  await vi.waitFor(() => expect(flow.getSnapshot()).toMatchObject({ phase: 'ended', end: 'connected' }));
});

test('it says that nothing has changed once somebody asked, also when an answer was on its way then', async () => {
  const { flow, reads, windowComesBack } = await waitingFlow();
  void flow.look(false);
  windowComesBack();
  reads[0]?.release(OPEN);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.release(OPEN);
  await vi.waitFor(() => expect(flow.getSnapshot()).toMatchObject({ phase: 'waiting', looked: true }));
  flow.forget();
});

test('an answer that belongs to an attempt given up keeps nothing from the next one', async () => {
  const { flow, reads } = await waitingFlow();
  void flow.look(false);
  flow.cancel();
  await flow.start();
  void flow.look();
  reads[0]?.release(DONE);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  expect(flow.getSnapshot()).toMatchObject({ phase: 'waiting' });
  reads[1]?.release(DONE);
  await vi.waitFor(() => expect(flow.getSnapshot()).toMatchObject({ phase: 'ended' }));
});
