import { type ComponentType, useSyncExternalStore } from 'react';

type MarkdownView = ComponentType<{ text: string }>;

let view: MarkdownView | undefined;
const listeners = new Set<() => void>();

// Asked for with the chat's own code, so that it comes beside the conversation and not after it; one that does not come
// leaves the text as it is. No Suspense: React holds back what a boundary reveals for 300 ms.
void import('@/ui/markdown').then(
  ({ Markdown }) => {
    view = Markdown;
    for (const tell of listeners) tell();
  },
  () => undefined,
);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What renders Markdown, as soon as its code has come. */
export function useMarkdown(): MarkdownView | undefined {
  return useSyncExternalStore(subscribe, () => view);
}
