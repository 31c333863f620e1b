import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck } from 'lucide-react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';

/** What each channel asks for before it can be connected; only the published agent can be looked up. */
const NEEDS = {
  widget: ['site'],
  messenger: ['page', 'business'],
  instagram: ['professional', 'linkedPage', 'privacy'],
  whatsapp: ['business', 'number', 'code'],
  teams: ['work', 'admin'],
} as const satisfies Record<ChannelKind, readonly string[]>;

interface ChannelNeedsProps {
  kind: ChannelKind;
  /** Whether some agent is live; undefined while nobody knows. */
  published: boolean | undefined;
}

/** What a person needs before they leave for Meta or Microsoft. */
export function ChannelNeeds({ kind, published }: ChannelNeedsProps) {
  const t = useI18nContext().LL.channels.needs;
  // A dot: an empty circle would look like a box to tick.
  const open = <span aria-hidden="true" className="mx-1 mt-2 size-1.5 shrink-0 rounded-full bg-edge" />;
  return (
    <>
      <p className="text-[0.8125rem] not-first:mt-3">{t.title()}</p>
      <ul className="mt-1 flex flex-col text-[0.8125rem]">
        <li className="flex items-start gap-2 py-0.5">
          {published ? (
            <CircleCheck size={15} className="mt-0.5 shrink-0 text-success" aria-label={t.met()} />
          ) : (
            open
          )}
          {published === false ? t.publishedNone() : t.published()}
        </li>
        {NEEDS[kind].map((need) => (
          <li key={need} className="flex items-start gap-2 py-0.5">
            {open}
            {t[need]()}
          </li>
        ))}
      </ul>
    </>
  );
}
