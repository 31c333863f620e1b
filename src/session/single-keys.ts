import { readStored, writeStored } from './browser-storage';

/** Where it is kept that shortcuts of a single key are switched off (WCAG 2.1.4). */
const SINGLE_KEYS_KEY = 'single-keys';

/** Whether a key alone, such as `?`, does something; on until it is switched off in this browser. */
export function singleKeysOn(): boolean {
  return readStored(SINGLE_KEYS_KEY) !== 'off';
}

/** Switches shortcuts of a single key on or off, for the next visit, too. */
export function switchSingleKeys(on: boolean): void {
  writeStored(SINGLE_KEYS_KEY, on ? 'on' : 'off');
}
