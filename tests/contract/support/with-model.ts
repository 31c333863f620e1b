import type { Outside } from '@mocks/core/outside';
import { answeredByModel } from '@mocks/model/answered-by-model';
import { connectModel, type Limits } from '@mocks/model/connect-model';
import { createCaller } from './caller';
import { startModelApi } from './model-api';

/** What the stand-in has to be given, and nobody else may see. */
export const KEY = 'sk-not-for-anybody-else';

/** A provider that answers through the stand-in for a model. */
export async function withModel({
  limits = { silence: 5000, answer: 20_000 },
  outside,
}: {
  limits?: Limits;
  outside?: Outside;
} = {}) {
  const api = await startModelApi();
  const reported: { code: string; message: string }[] = [];
  const model = connectModel({ baseURL: api.url, name: 'small', key: KEY, limits });
  const answeredBy = answeredByModel(model, ({ code, message }) => void reported.push({ code, message }));
  const caller = createCaller({ answeredBy, outside });
  const token = await caller.signIn('ana@acme.example');
  return { ...caller, api, token, reported };
}
