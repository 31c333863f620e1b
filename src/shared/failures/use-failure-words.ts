import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { ApiError } from '@/api/api-error';
import { useFallbackWords } from './use-fallback-words';

/** What a person reads of a failure. */
export interface FailureWords {
  title: string;
  text: string;
  reference?: string | undefined;
}

type Words = ReturnType<typeof useFallbackWords>['failures'];

function wordsOfCode(
  words: TranslationFunctions['failures'] | undefined,
  code: string | undefined,
): string | undefined {
  switch (code) {
    case 'STAGE_NOT_DONE':
    case 'TRIAL_USED':
    case 'ALREADY_SUBSCRIBED':
    case 'SUBSCRIPTION_UNDER_WAY':
    case 'BOT_LIMIT_REACHED':
    case 'DRAFT_CHANGED':
      return words?.codes[code]();
    default:
      return undefined;
  }
}

function kindOf({ kind, status }: ApiError): Exclude<keyof Words, 'busy'> {
  if (kind === 'network' || kind === 'timeout' || kind === 'mismatch' || kind === 'unavailable') return kind;
  if (status === 404) return 'gone';
  if (status === 403) return 'forbidden';
  if (status === 409) return 'conflict';
  if (status === 422) return 'invalid';
  return 'server';
}

function wordsOf(words: Words, error: unknown, known: (code?: string) => string | undefined): FailureWords {
  if (!(error instanceof ApiError)) return { title: words.server.title(), text: words.server.text() };
  const { code, status, reference, retryAfter = 30 } = error;
  if (status === 429)
    return { title: words.busy.title(), text: words.busy.text({ seconds: retryAfter }), reference };
  const kind = words[kindOf(error)];
  const why = known(code);
  return { title: why ?? kind.title(), text: why ? '' : kind.text(), reference };
}

/** Turns a failure into the catalogue's words, by the provider's code first, then by what happened. */
export function useFailureWords(): (error: unknown) => FailureWords {
  const { LL } = useI18nContext();
  const { failures } = useFallbackWords();
  return (error) => wordsOf(failures, error, (code) => wordsOfCode(LL?.failures, code));
}
