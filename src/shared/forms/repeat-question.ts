/** What is submitted once: what it is called when it is asked about. */
export type SubmitKind =
  | 'register'
  | 'startTrial'
  | 'setUpPayment'
  | 'subscribe'
  | 'createAgent'
  | 'createWidget'
  | 'publish'
  | 'createTests'
  | 'runTests'
  | 'createHttpTool'
  | 'createMonitor'
  | 'runTool';

interface Asked {
  kind: SubmitKind;
  answer: (again: boolean) => void;
}

const listeners = new Set<() => void>();
let asked: Asked | undefined;

function put(next: Asked | undefined): void {
  asked = next;
  for (const tell of listeners) tell();
}

/** What a person is being asked about, as React subscribes to it. */
export const repeatQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): SubmitKind | undefined => asked?.kind,
};

/** Asks whether to do again what may have been done already. */
export function askToRepeat(kind: SubmitKind): Promise<boolean> {
  answerRepeat(false);
  return new Promise((answer) => put({ kind, answer }));
}

/** Answers what is being asked, if anything is. */
export function answerRepeat(again: boolean): void {
  asked?.answer(again);
  if (asked) put(undefined);
}
