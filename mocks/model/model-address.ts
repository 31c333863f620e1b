/** Where a model is. */
export type ModelAddress = { baseURL: string; query?: Record<string, string> };

/** A sentence that says what is wrong with the address and how to mend it. */
type Refused = { refused: string };

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const EXAMPLE = 'for example http://127.0.0.1:11434/v1';

/** Reads the address of an OpenAI-compatible API, with or without the path of its chat; a key never travels in clear. */
export function readModelAddress(text: string, hasKey: boolean): ModelAddress | Refused {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return { refused: `--model-url takes a web address, ${EXAMPLE}, not "${text}".` };
  if (url.username !== '' || url.password !== '')
    return { refused: '--model-url holds a name or a password. Put the key into MODEL_API_KEY instead.' };
  if (hasKey && url.protocol === 'http:' && !THIS_MACHINE.test(url.hostname))
    return {
      refused: `The key in MODEL_API_KEY would travel to ${url.host} in clear. Use https in --model-url, or unset MODEL_API_KEY.`,
    };
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const query = Object.fromEntries(url.searchParams);
  const baseURL = `${url.origin}${path === '' ? '/v1' : path}`;
  return Object.keys(query).length > 0 ? { baseURL, query } : { baseURL };
}
