import { inContractForm, parseJson } from '@/api/answer-forms';
import { AgentList } from '@/api/generated/schemas';
import { readAnswer } from '@/api/read-answer';
import { isRecord } from '@/lib/is-record';
import { operations } from '../contract/read-contract';
import { median } from './median';
import { say } from './report';

const ITEMS = 100;
const TARGET_MS = 2;
const WARM_UP = 50;

/** A page of agents as text, made of the contract's example; every tenth may be one that cannot be read. */
function page(isBroken: boolean): string {
  const example = operations.find(({ operationId }) => operationId === 'agents')?.answers[0]?.example;
  const [agent]: unknown[] = isRecord(example) && Array.isArray(example.items) ? example.items : [];
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    ...Object(agent),
    botKey: isBroken && index % 10 === 0 ? null : `bot_${index}`,
  }));
  return JSON.stringify({ items, nextCursor: null, total: ITEMS });
}

/** How long the dashboard takes to read 100 agents, right ones and with some that are broken. */
export function decode(runs: number): void {
  for (const isBroken of [false, true]) {
    const text = page(isBroken);
    const times = Array.from({ length: WARM_UP + runs * 20 }, () => {
      const start = performance.now();
      readAnswer(AgentList, inContractForm(AgentList, parseJson(text)), 'salvage');
      return performance.now() - start;
    }).slice(WARM_UP);
    const time = median(times);
    const what = isBroken ? `reading ${ITEMS} agents, ten of them broken` : `reading ${ITEMS} agents`;
    say(time < TARGET_MS, what, `${time.toFixed(2)} ms`, `under ${TARGET_MS} ms`, 'in Node');
  }
}
