import * as z from 'zod/mini';

/** The origins, beyond our own, that a page of the product may talk to or show pictures from. */
export type Origins = { connect: readonly string[]; images: readonly string[] };

/** The origins of a deployment that keeps everything on one host. */
export const OWN_ORIGIN_ONLY: Origins = { connect: [], images: [] };

const configSchema = z.object({
  apiBase: z.optional(z.string()),
  uploadOrigins: z.optional(z.array(z.string())),
  assetOrigins: z.optional(z.array(z.string())),
});

function originsOf(urls: readonly string[]): string[] {
  return [...new Set(urls.filter((url) => /^https?:\/\//i.test(url)).map((url) => new URL(url).origin))];
}

/** Reads the origins from the text of `/config.json`; throws when it is not what the product expects. */
export function originsFromConfig(text: string): Origins {
  const { apiBase = '', uploadOrigins = [], assetOrigins = [] } = configSchema.parse(JSON.parse(text));
  return { connect: originsOf([apiBase, ...uploadOrigins]), images: originsOf(assetOrigins) };
}

/** The Content-Security-Policy: nothing but our own files, and no text becomes script. */
export function contentSecurityPolicy({ connect, images }: Origins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // No policy may be made, so no string reaches a script sink at all.
    "trusted-types 'none'",
  ].join('; ');
}

/** The headers of every answer, in `npm run serve`, in the end-to-end tests and in deploy/nginx.conf. */
export function securityHeaders(origins: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
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
