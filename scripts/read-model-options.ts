import { type ModelAddress, readModelAddress } from '@mocks/model/model-address';
import { sayAndStop } from './say-and-stop';

type ModelOptions = ModelAddress & { name: string; key: string | undefined };

/** Reads which model answers, and where it is; undefined when none is asked for. */
export function readModelOptions(
  url: string | undefined,
  name: string | undefined,
  key: string | undefined,
): ModelOptions | undefined {
  if (url === undefined && name === undefined) return undefined;
  if (url === undefined)
    return sayAndStop(
      '--model needs --model-url: where the model is, for example http://127.0.0.1:11434/v1.',
    );
  if (name === undefined || name.trim() === '')
    return sayAndStop('--model-url needs --model: the name that the API knows the model by.');
  const usable = key === undefined || key.trim() === '' ? undefined : key.trim();
  if (usable !== undefined && !/^[\x21-\x7e]+$/.test(usable))
    return sayAndStop('MODEL_API_KEY holds a character that no key has. Copy the key again, in one line.');
  const address = readModelAddress(url, usable !== undefined);
  if ('refused' in address) return sayAndStop(address.refused);
  return { ...address, name: name.trim(), key: usable };
}
