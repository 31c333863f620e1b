import type { TranslationFunctions } from '@i18n/i18n-types';

type Texts = TranslationFunctions['testChat'];

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Why an answer failed, by the code of its error; undefined where that says nothing more. */
export function whyFailed(t: Texts, error: unknown): string | undefined {
  const { model } = t;
  switch (fieldOf(error, 'code')) {
    case 'MODEL_UNREACHABLE':
      return model.unreachable();
    case 'MODEL_KEY_REFUSED':
      return model.refusedUs();
    case 'MODEL_MISSING':
      return model.missing();
    case 'MODEL_BUSY': {
      const seconds = fieldOf(error, 'retryAfter');
      return typeof seconds === 'number' && seconds > 0 ? model.busyFor({ n: seconds }) : model.busy();
    }
    case 'MODEL_TIMEOUT':
      return model.late();
    case 'MODEL_REFUSED':
      return model.declined();
    case 'MODEL_CUT_SHORT':
      return model.cutShort();
    case 'MODEL_TOO_MUCH':
      return model.tooMuch();
    case 'MODEL_UNREADABLE':
      return model.unreadable();
    default:
      return undefined;
  }
}
