/** What keys and passwords of well-known services look like, and how they stand in an address. */
const SECRETS: readonly RegExp[] = [
  /\b(sk|pk|rk)[_-](live|test|proj|ant)[_-][\w-]{8,}/i,
  /\bsk-[A-Za-z0-9]{20,}/,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/,
  /\bgithub_pat_\w{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bshp(at|ss|ca|pa)_[a-f0-9]{16,}/i,
  /\bA(KIA|SIA)[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{30,}/,
  /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  /\b(bearer|basic)\s+[\w+/.=-]{8,}/i,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /[?&](api[_-]?key|key|token|access[_-]?token|secret|password|pwd|signature|sig)=(?!\{)[^&\s]{4,}/i,
  /:\/\/[^/\s:@]+:[^/\s@]+@/,
  /\b[a-f0-9]{32,}\b/i,
];

/** Whether a text holds something that looks like a secret. */
export function looksSecret(text: string): boolean {
  return SECRETS.some((pattern) => pattern.test(text));
}
