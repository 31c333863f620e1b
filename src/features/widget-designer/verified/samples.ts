/** The languages of a server for which there is a sample. */
export const SAMPLE_LANGUAGES = ['node', 'php', 'python'] as const;
/** One of them. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** How a company's server signs the id of its own user: HMAC-SHA256 with the secret of the widget, in hexadecimal. */
export const SAMPLES: Readonly<Record<SampleLanguage, string>> = {
  node: `import { createHmac } from 'node:crypto';

export function visitorSignature(userId) {
  return createHmac('sha256', process.env.WIDGET_SECRET)
    .update(String(userId), 'utf8')
    .digest('hex');
}`,
  php: `<?php
function visitor_signature(string $userId): string {
    return hash_hmac('sha256', $userId, getenv('WIDGET_SECRET'));
}`,
  python: `import hashlib
import hmac
import os


def visitor_signature(user_id):
    secret = os.environ["WIDGET_SECRET"].encode("utf-8")
    message = str(user_id).encode("utf-8")
    return hmac.new(secret, message, hashlib.sha256).hexdigest()`,
};

/** The element with who the visitor is, as the company's server puts it into its page. */
export function verifiedElement(widgetId: string, language: string): string {
  return `<agent-chat
  widget="${widgetId}"
  lang="${language}"
  user-id="4187"
  user-hash="5f2c…e9"
></agent-chat>`;
}
