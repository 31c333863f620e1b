import * as z from 'zod/mini';
import type { InlineHashes } from './inline-hashes';

/** What a page of the product may use beyond its own origin. */
export type Origins = {
  connect: readonly string[];
  images: readonly string[];
  /** Payments are configured: Stripe's script, its frames and its API. */
  stripe: boolean;
};

/** The origins of a deployment that keeps everything on one host. */
export const OWN_ORIGIN_ONLY: Origins = { connect: [], images: [], stripe: false };

const configSchema = z.object({
  apiBase: z.optional(z.string()),
  uploadOrigins: z.optional(z.array(z.string())),
  assetOrigins: z.optional(z.array(z.string())),
  stripePublishableKey: z.optional(z.string()),
});

function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => /^https?:\/\//i.test(url)).map((url) => new URL(url).origin))];
}

/** Reads the origins from the text of `/config.json`; throws when it is not what the product expects. */
export function originsFromConfig(text: string): Origins {
  const config = configSchema.parse(JSON.parse(text));
  const { apiBase = '', uploadOrigins = [], assetOrigins = [], stripePublishableKey = '' } = config;
  return {
    connect: originsOf([apiBase, ...uploadOrigins]),
    images: originsOf(assetOrigins),
    stripe: stripePublishableKey !== '',
  };
}

/** What Stripe asks for where its Elements are used. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Of a page that holds no script and no style. */
export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** The Content-Security-Policy: nothing but our own files and, for payments, Stripe's; no text becomes script. */
export function contentSecurityPolicy(
  { connect, images, stripe }: Origins,
  inline: InlineHashes = NOTHING_INLINE,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...(stripe ? STRIPE.scripts : [])].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...(stripe ? STRIPE.connect : [])].join(' '),
    ...(stripe ? [['frame-src', ...STRIPE.frames].join(' ')] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // No policy may be made, so no string reaches a script sink at all; for payments the one of open-stripe.ts, which lets
    // the addresses of Stripe's own scripts through.
    `trusted-types ${stripe ? 'default' : "'none'"}`,
  ].join('; ');
}

/** The headers of every answer, in `npm run serve`, in the end-to-end tests and in deploy/nginx.conf. */
export function securityHeaders(
  origins: Origins,
  inline: InlineHashes = NOTHING_INLINE,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, inline),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** How long a file may be kept: hashed names for good, everything else is asked for again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  changing: 'no-cache',
} as const;

/** Files whose name changes with what is in them. */
export const HASHED = /^\/(assets|widget\/parts)\//;

/** The chat runs on pages of other companies: its files, and where the provider is, may be read from there. */
export function foreignHeaders(path: string): Record<string, string> {
  if (!/^\/(widget\/|config\.json$)/.test(path)) return {};
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}
