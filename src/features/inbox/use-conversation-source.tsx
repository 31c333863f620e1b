import { useI18nContext } from '@i18n/i18n-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { isUnavailable } from '@/api/api-error';
import { useInbox } from '@/api/generated/inbox/inbox';
import { useDebounced } from '@/lib/use-debounced';
import { useAccountId } from '@/shared/account/use-account-id';
import type { PaletteEntry, PaletteSource } from '@/ui/palette-source';

const FOUND = 8;
/** One letter is in almost every conversation. */
const LETTERS = 2;
const TYPING_MS = 250;
const SHORT_ID = 4;

/** The conversations with visitors, looked for by the provider in names and in what was said. */
export function useConversationSource(typedRaw: string): PaletteSource {
  const { LL } = useI18nContext();
  const t = LL.palette;
  const accountId = useAccountId();
  const navigate = useNavigate();
  const typed = typedRaw.trim();
  const q = useDebounced(typed, TYPING_MS);
  const { data, error, isPlaceholderData, isFetching, refetch } = useInbox(
    { accountId, q, limit: FOUND },
    { query: { enabled: q.length >= LETTERS, placeholderData: keepPreviousData } },
  );
  const isAsked = typed.length >= LETTERS;
  const isAnswered = q === typed && !isPlaceholderData;

  const open = (id: string, label: string, hint?: string): PaletteEntry => ({
    id,
    label,
    hint,
    icon: <MessagesSquare size={16} aria-hidden="true" />,
    onSelect: () =>
      void navigate({
        to: '/{-$locale}/dashboard/analytics',
        search: { view: 'conversations', show: 'all', chat: id },
      }),
  });
  return {
    id: 'conversations',
    heading: LL.shell.conversations(),
    found: isAnswered,
    searching: isAsked && (isFetching || q !== typed),
    // A provider without conversations has none to find.
    failure:
      error && !isUnavailable(error)
        ? { title: t.conversationsIncomplete(), error, retry: () => void refetch() }
        : undefined,
    entries: isAsked
      ? (data?.items ?? []).map(({ conversationId, visitor, lastText, agentName }) => {
          const name =
            visitor.name || t.visitor({ id: (visitor.visitorId ?? '').slice(-SHORT_ID).toUpperCase() });
          return open(conversationId, [name, lastText].filter(Boolean).join(' · '), agentName);
        })
      : [],
    recall: ({ id, label }) => open(id, label),
  };
}
