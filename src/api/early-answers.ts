declare global {
  /** Answers asked for by boot.ts before the rest of the product had arrived, by their full URL. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Asks now for what a page will ask for in a moment. */
export function askEarly(url: string, token: string): void {
  globalThis.earlyAnswers ??= new Map();
  const answer = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  // A failure is for the one who takes the answer; nobody may take it.
  answer.catch(() => undefined);
  globalThis.earlyAnswers.set(url, answer);
}

/** The answer that was asked for early, once; later reads ask anew. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return answer;
}
