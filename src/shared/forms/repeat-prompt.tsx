import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useSyncExternalStore } from 'react';
import { isSent } from '@/api/custom-headers';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { loadTexts } from '@/shared/i18n/load-texts';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { repeatQuestion } from './repeat-question';

const loadDialog = () => import('./repeat-dialog');
const RepeatDialog = lazy(() => loadPart(async () => ({ default: (await loadDialog()).RepeatDialog })));

/** Asks before a submit is sent again whose first answer was lost, where the provider cannot tell that it is the same. */
export function RepeatPrompt() {
  const { locale } = useI18nContext();
  const kind = useSyncExternalStore(repeatQuestion.subscribe, repeatQuestion.getSnapshot);
  // When it is asked, the network has just failed.
  useIdle(() => {
    if (isSent('Idempotency-Key')) return;
    Promise.all([loadDialog(), loadTexts(locale, ['repeat'])]).catch(() => undefined);
  });
  if (!kind) return null;
  return (
    <Late>
      <WithTexts nouns={['repeat']}>
        <RepeatDialog kind={kind} />
      </WithTexts>
    </Late>
  );
}
