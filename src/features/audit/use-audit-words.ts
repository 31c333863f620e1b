import { useI18nContext } from '@i18n/i18n-react';
import type { AuditChange } from '@/api/generated/schemas/auditChange.zod';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { known } from '@/api/known';
import { humanised } from '@/lib/humanised';

const has = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name);

/** What the entries of the audit trail say, in words; what is not known here is shown as it comes. */
export function useAuditWords() {
  const { LL } = useI18nContext();
  const t = LL.audit;

  const subjectOf = ({ kind, subject }: AuditEntry): string => {
    const channel = known(ChannelKind, subject);
    if (kind === 'channels' && channel) return LL.shell.facts.channelKinds[channel]();
    return kind === 'connections' ? humanised(subject) : subject;
  };
  const fieldOf = ({ field }: AuditChange): string =>
    has(t.fields, field) ? t.fields[field]() : humanised(field);
  return {
    /** Whether it is told in words; else by its name and what it is about. */
    isKnown: ({ action }: AuditEntry): boolean => has(t.actions, action),
    what: (entry: AuditEntry): string => {
      const { action, changes } = entry;
      const subject = subjectOf(entry);
      if (!has(t.actions, action)) return [humanised(action), subject].filter(Boolean).join(': ');
      // A company is set up field by field: without them, several changes in a row would read the same.
      const fields = action === 'company_changed' ? changes.map(fieldOf).join(', ') : '';
      return [t.actions[action]({ subject }), fields].filter(Boolean).join(': ');
    },
    who: ({ by }: AuditEntry): string => by.name || t.somebody(),
    kind: (kind: string): string => (has(t.kinds, kind) ? t.kinds[kind]() : humanised(kind)),
    field: fieldOf,
    value: (value: string | null): string => {
      if (value === null || value === '') return t.nothing();
      return has(t.values, value) ? t.values[value]() : value;
    },
  };
}
