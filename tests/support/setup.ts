import '../../src/setup-zod';
import { FIXED_NOW } from '@mocks/core/clock';

// The page's clock goes on from where the played provider's stands, whatever the machine's says.
const machineNow = Date.now;
const ahead = FIXED_NOW - machineNow();
Date.now = () => machineNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [Date.now()] : parts, made),
});
