import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { useAuditWords } from './use-audit-words';

/** Who did what, as one sentence: "Iker Soto paused Store guide". */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const what = words.what(entry);
  return (
    <p className="[overflow-wrap:anywhere]">
      <span className="font-medium">{words.who(entry)}</span>
      {words.isKnown(entry) ? ` ${what.charAt(0).toLowerCase()}${what.slice(1)}` : ` · ${what}`}
    </p>
  );
}
