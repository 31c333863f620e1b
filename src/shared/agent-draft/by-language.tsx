import { useI18nContext } from '@i18n/i18n-react';
import { Fragment, type ReactNode } from 'react';
import { languageOf } from './changed-fields';

interface ByLanguageProps<Change> {
  changes: readonly Change[];
  children: (change: Change) => ReactNode;
}

/** The changes of one field, each below its language where there are several. */
export function ByLanguage<Change extends { path: string }>({ changes, children }: ByLanguageProps<Change>) {
  const { LL } = useI18nContext();
  return changes.map((change) => {
    const language = changes.length > 1 ? languageOf(change.path) : undefined;
    return (
      <Fragment key={change.path}>
        {language && (
          <p className="text-[0.8125rem] text-quiet first-letter:uppercase">
            {LL.common.languageNames[language]()}
          </p>
        )}
        {children(change)}
      </Fragment>
    );
  });
}
