import { useI18nContext } from '@i18n/i18n-react';
import { pictureAddress } from '@/api/file-origins';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { formatMoment } from '@/lib/format';
import { Avatar } from '@/ui/avatar';
import { AuditSentence } from './audit-sentence';
import { UndoButton } from './undo-button';
import { useAuditWords } from './use-audit-words';

/** Who did what, when, and what was there before. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { LL, locale } = useI18nContext();
  const t = LL.audit;
  const words = useAuditWords();
  const { at, by, changes, kind } = entry;
  const who = words.who(entry);
  const when = at ? formatMoment(locale, at) : undefined;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={who} imageUrl={by.imageUrl ? pictureAddress(by.imageUrl) : undefined} />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <AuditSentence entry={entry} />
            <p className="text-[0.8125rem] text-quiet">
              {[when, words.kind(kind)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <UndoButton entry={entry} />
        </div>
        {changes.length > 0 && (
          // Below the button, too: on a phone its columns would be a word wide beside it.
          <details className="mt-1 text-[0.8125rem]">
            <summary className="w-fit cursor-pointer text-quiet max-sm:min-h-11 max-sm:content-center">
              {t.changes()}
            </summary>
            <table className="mt-1 w-full table-fixed text-start">
              <thead>
                <tr className="text-quiet">
                  <td />
                  <th scope="col" className="pe-3 text-start font-normal">
                    {t.before()}
                  </th>
                  <th scope="col" className="text-start font-normal">
                    {t.after()}
                  </th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <tr key={change.field} className="align-top [overflow-wrap:anywhere]">
                    <th scope="row" className="pe-3 text-start font-normal text-quiet">
                      {words.field(change)}
                    </th>
                    <td className="pe-3">{words.value(change.before)}</td>
                    <td>{words.value(change.after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
      </div>
    </li>
  );
}
