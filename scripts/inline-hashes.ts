import { createHash } from 'node:crypto';

/** The scripts and styles that stand in the HTML itself, as the sources a Content-Security-Policy knows them by. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Where the build writes them for nginx, among what is given out to nobody. */
export const INLINE_HASHES = '.vite/inline-hashes.conf';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text))),
];

/** Reads the HTML of the product, of one page or of several, for what it does not load but holds. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
  styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
});

/** The same as variables of nginx, which deploy/nginx.conf puts into its policy. */
export const nginxHashes = ({ scripts, styles }: InlineHashes): string =>
  `set $agent_dashboard_scripts "${scripts.join(' ')}";\nset $agent_dashboard_styles "${styles.join(' ')}";\n`;
