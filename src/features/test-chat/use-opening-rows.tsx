import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useMemo } from 'react';
import { OpeningKind } from '@/api/generated/schemas/openingKind.zod';
import type { OpeningText } from '@/api/generated/schemas/openingText.zod';
import { known } from '@/api/known';
import { PlainText } from '@/shared/chat/use-chat-rows';
import type { ChatMessage } from '@/ui/chat-thread';

/** What a visitor reads before the first message, as rows; the same ones as long as nothing of them changes. */
export function useOpeningRows(
  opening: readonly OpeningText[],
  agentName: string,
  face: ReactNode,
): readonly ChatMessage[] {
  const { LL } = useI18nContext();
  return useMemo(() => {
    const t = LL.testAgent.opening;
    return opening.map(({ kind, text }): ChatMessage => {
      const one = known(OpeningKind, kind);
      return {
        id: `opening-${kind}`,
        author: 'agent',
        authorLabel: agentName,
        unnamed: Boolean(face),
        face,
        content: <PlainText text={text} />,
        state: 'complete',
        note: one ? t[one]() : t.other(),
      };
    });
  }, [opening, agentName, face, LL]);
}
