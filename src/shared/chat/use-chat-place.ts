import { useCallback, useState } from 'react';

/** Which conversation is open. */
export interface ChatPlace {
  chosen: string | null | undefined;
  choose: (conversationId: string | null) => void;
}

/**
 * Which conversation is open. A choice counts at once: an address takes it over a moment later, and what is asked in
 * between belongs to the new choice.
 */
export function useChatPlace(outer: ChatPlace | undefined) {
  const [own, setOwn] = useState<{ chosen: string | null; over: string | null | undefined }>();
  const outerChosen = outer?.chosen;
  const outerChoose = outer?.choose;
  const choosePlace = useCallback(
    (chosen: string | null) => {
      setOwn({ chosen, over: outerChosen });
      outerChoose?.(chosen);
    },
    [outerChosen, outerChoose],
  );
  const counts = own !== undefined && own.over === outerChosen;
  if (own && !counts) setOwn(undefined);
  return { chosen: counts ? own.chosen : outerChosen, choosePlace };
}
