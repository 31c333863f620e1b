import { useI18nContext } from '@i18n/i18n-react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { formatDate } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { FactsList } from './facts-list';

/** What is known of a visitor: what they wrote into the form, and since when they come. */
export function VisitorFacts({ conversation }: { conversation: InboxTranscript }) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.facts;
  const { fields, firstSeenAt, consentAt, verified, visitor } = conversation;
  // What the usual form asks for is known by name; a form may ask for anything.
  const nameOf = (field: string) =>
    field === 'name' || field === 'email' || field === 'phone' ? t.fields[field]() : humanised(field);
  const consent = formatDate(locale, consentAt);
  const facts = [
    // Their name is the title beside it.
    ...Object.entries(fields)
      .filter(([, value]) => value !== visitor?.name)
      .map(([name, value]) => ({ name: nameOf(name), value })),
    { name: t.firstSeen(), value: formatDate(locale, firstSeenAt) ?? LL.common.unknown() },
    { name: t.consent(), value: consent ? t.consentGiven({ date: consent }) : t.consentNotAsked() },
    { name: t.verified(), value: verified ? t.yes() : t.no() },
  ];
  return <FactsList facts={facts} />;
}
