import { median } from './median';
import { say } from './report';

/** How long each run took, in milliseconds. */
type Took = { product: number[]; floor: number[] };

/** Does both in turn, so that whatever else the machine does meets both. */
export async function compare(
  runs: number,
  product: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<Took> {
  const took: Took = { product: [], floor: [] };
  // The first of each warms the servers up.
  for (let run = 0; run <= runs; run += 1) {
    const [own, plain] = [await product(), await floor()];
    if (run === 0) continue;
    took.product.push(own);
    took.floor.push(plain);
  }
  return took;
}

/** How far the quicker and the slower half lie from the median, for a reader to judge the machine's noise by. */
function spread(values: readonly number[]): string {
  const middle = median(values);
  return `${middle.toFixed(0)} ms (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
}

/** Prints how many times as long the product took as the floor. */
export function sayRatio(what: string, most: number | undefined, took: Took): void {
  const ratio = median(took.product) / median(took.floor);
  const target = most === undefined ? 'for comparison' : `at most ${most} ×`;
  const note = `${spread(took.product)} : ${spread(took.floor)}`;
  say(most === undefined || ratio <= most, what, `${ratio.toFixed(2)} ×`, target, note);
}
