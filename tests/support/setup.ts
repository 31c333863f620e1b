import '../../src/setup-zod';
import { FIXED_NOW } from '@mocks/core/clock';

// Files that share a worker run this one after the other: each starts from the machine's clock, not from the last one's.
const KEPT = Symbol.for('the clock of the machine');
const machine: { Date: DateConstructor; now: () => number } = Reflect.get(globalThis, KEPT) ?? {
  Date,
  now: Date.now,
};
Reflect.set(globalThis, KEPT, machine);

// The page's clock goes on from where the played provider's stands, whatever the machine's says.
const ahead = FIXED_NOW - machine.now();
machine.Date.now = () => machine.now() + ahead;
globalThis.Date = new Proxy(machine.Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [Date.now()] : parts, made),
});
