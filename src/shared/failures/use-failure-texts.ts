import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { ApiError } from '@/api/api-error';
import { useFallbackTexts } from './use-fallback-texts';

/** What a person reads of a failure. */
export interface FailureTexts {
  title: string;
  text: string;
  reference?: string | undefined;
}

type Texts = ReturnType<typeof useFallbackTexts>['failures'];

function wordsOfCode(
  t: TranslationFunctions['failures'] | undefined,
  code: string | undefined,
): string | undefined {
  switch (code) {
    case 'STAGE_NOT_DONE':
    case 'TRIAL_USED':
    case 'ALREADY_SUBSCRIBED':
    case 'SUBSCRIPTION_UNDER_WAY':
    case 'BOT_LIMIT_REACHED':
    case 'SPEND_CAP_REACHED':
    case 'DRAFT_CHANGED':
    case 'ROLE_TOO_LOW':
      return t?.codes[code]();
    case 'AGENT_NOT_YOURS':
      return t?.codes.ROLE_TOO_LOW();
    default:
      return undefined;
  }
}

function kindOf({ kind, status }: ApiError): Exclude<keyof Texts, 'busy'> {
  if (kind === 'network' || kind === 'timeout' || kind === 'mismatch' || kind === 'unavailable') return kind;
  if (status === 404) return 'gone';
  if (status === 403) return 'forbidden';
  if (status === 409) return 'conflict';
  if (status === 422) return 'invalid';
  return 'server';
}

function wordsOf(t: Texts, error: unknown, known: (code?: string) => string | undefined): FailureTexts {
  if (!(error instanceof ApiError)) return { title: t.server.title(), text: t.server.text() };
  const { code, status, fields, retryAfter = 30 } = error;
  // What is wrong with a field stands beside it: nobody has to ask the support.
  const reference = fields.length > 0 ? undefined : error.reference;
  if (status === 429) return { title: t.busy.title(), text: t.busy.text({ seconds: retryAfter }), reference };
  const kind = t[kindOf(error)];
  const why = known(code);
  return { title: why ?? kind.title(), text: why ? '' : kind.text(), reference };
}

/** Turns a failure into the catalogue's texts, by the provider's code first, then by what happened. */
export function useFailureTexts(): (error: unknown) => FailureTexts {
  const { LL } = useI18nContext();
  const { failures } = useFallbackTexts();
  return (error) => wordsOf(failures, error, (code) => wordsOfCode(LL?.failures, code));
}
