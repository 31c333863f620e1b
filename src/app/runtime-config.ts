import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { isApiAddress } from '@/lib/is-api-address';

const Origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://assets.example'));

const Switch = z._default(z.boolean(), true);
const SentHeaders = z.strictObject(
  { 'Idempotency-Key': Switch, 'If-Match': Switch, 'Last-Event-ID': Switch },
  'may name Idempotency-Key, If-Match and Last-Event-ID only, each true or false',
);

const RuntimeConfig = z.object({
  apiBase: z._default(
    z.string().check(z.refine(isApiAddress, 'must be a path such as /api/v1 or a full address')),
    '/api/v1',
  ),
  brand: z.optional(
    z.object({
      title: z.optional(
        z
          .string()
          .check(z.minLength(1, 'must not be empty'), z.maxLength(60, 'is longer than 60 characters')),
      ),
      description: z.optional(z.string().check(z.maxLength(200, 'is longer than 200 characters'))),
      support: z.optional(
        z
          .string()
          .check(
            z.maxLength(200, 'is longer than 200 characters'),
            z.regex(
              /^(https:\/\/\S+|[^@\s]+@[^@\s]+)$/,
              'must be an e-mail address or an address that begins with https://',
            ),
          ),
      ),
    }),
  ),
  widgetProduct: z._default(
    z
      .string()
      .check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,49}$/, 'must be letters and digits only, such as Studio')),
    'Studio',
  ),
  hashField: z._default(
    z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]{0,49}$/, 'must be the name of a field, such as hash')),
    'hash',
  ),
  headers: z._default(SentHeaders, SentHeaders.parse({})),
  uploadOrigins: z._default(z.array(Origin), []),
  assetOrigins: z._default(z.array(Origin), []),
  stripePublishableKey: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^pk_(test|live)_[A-Za-z0-9]{8,200}$/,
          'must be a publishable key of Stripe (pk_test_… or pk_live_…), never a secret one',
        ),
      ),
  ),
});

/** What one build learns where it is served: `/config.json`. */
export type RuntimeConfig = z.output<typeof RuntimeConfig>;

/** A `/config.json` that cannot be used; its message names the place and how to mend it. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
}

/**
 * Reads `/config.json`; no file (404) means the defaults. Throws ConfigProblem for what stands in it, ApiError for a
 * server that does not give it.
 */
export async function readRuntimeConfig(answer: Promise<Response>): Promise<RuntimeConfig> {
  let text: string;
  try {
    const response = await answer;
    if (response.status === 404) return RuntimeConfig.parse({});
    const { status } = response;
    if (!response.ok) throw new ApiError(`/config.json: ${status}`, { kind: 'refused', status });
    text = await response.text();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(`/config.json: ${String(error)}`, { kind: 'network' });
  }
  return parseRuntimeConfig(text);
}

/** Checks the text of a `/config.json`. Throws ConfigProblem. */
export function parseRuntimeConfig(text: string): RuntimeConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigProblem(
      `/config.json is not valid JSON (${error instanceof Error ? error.message : error}).`,
    );
  }
  const read = RuntimeConfig.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the file';
  const rule = issue?.code === 'invalid_type' ? `must be of type ${issue.expected}` : issue?.message;
  throw new ConfigProblem(`/config.json: ${place} ${rule}.`);
}
