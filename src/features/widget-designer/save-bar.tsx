import { useI18nContext } from '@i18n/i18n-react';
import { Check, Eye } from 'lucide-react';
import { useRef } from 'react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { focusWhenThere } from '@/lib/focus-when-there';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useFocusKept } from '@/shared/pictures/use-focus-kept';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { usePhone } from '@/ui/use-phone';
import { faultsIn } from './faults-in';
import { type Part, partOf } from './parts';
import { focusPreview } from './preview/preview-panel';
import { secretsIn } from './secrets-in';
import type { Designer } from './use-designer';
import { useSettingNames } from './use-setting-names';

interface SaveBarProps {
  designer: Designer;
  part: Part;
  /** The id of the form that it sends. */
  formId: string;
  onPart: (part: Part) => void;
  /** Shows the texts in this language. */
  onLanguage: (language: Locale) => void;
}

/** Whether there is something to publish, what stands in its way, and the button. */
export function SaveBar({ designer, part, formId, onPart, onLanguage }: SaveBarProps) {
  const { save: t, preview } = useI18nContext().LL.widgetDesigner;
  const nameOf = useSettingNames();
  const { form, settings, isDirty, isSaving, conflict, failure, discard } = designer;
  const faults = faultsIn(form.formState.errors);
  const elsewhere = faults.filter((path) => partOf(path) !== part);
  const secrets = secretsIn(settings);
  const phone = usePhone();
  const status = useRef<HTMLParagraphElement>(null);
  const focusKept = useFocusKept(status);
  const [secret] = secrets;
  // Below the notice a phone has room for one row of buttons.
  const size = phone && secret !== undefined ? 'sm' : undefined;
  const goTo = (path: string) => {
    const language = Locale.options.find((one) => path.split('.').includes(one));
    if (language) onLanguage(language);
    onPart(partOf(path));
    focusWhenThere(() => {
      const [field] = document.getElementsByName(path);
      field?.focus();
      return field !== undefined;
    });
  };
  return (
    <div
      {...focusKept}
      className="sticky bottom-0 z-10 -mx-1 mt-4 flex flex-col gap-2 border-line border-t bg-base-200 px-1 py-3"
    >
      <FailureNotice error={failure} />
      {elsewhere.length > 0 && (
        <Notice tone="error" title={t.fix()}>
          <Places paths={elsewhere} nameOf={nameOf} onGo={goTo} />
        </Notice>
      )}
      {secret !== undefined && (
        <Notice
          tone="warning"
          title={t.secret()}
          action={
            <Button size="sm" onClick={() => goTo(secret)}>
              {t.fixOne({ name: nameOf(secret) })}
            </Button>
          }
        >
          {secrets.length > 1 && <Places paths={secrets} nameOf={nameOf} onGo={goTo} />}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="flex min-w-0 flex-1 items-center gap-1.5 text-[0.8125rem] text-quiet sm:basis-auto"
        >
          {isDirty ? (
            t.unsaved()
          ) : (
            <>
              <Check size={14} aria-hidden="true" />
              {t.saved()}
            </>
          )}
        </p>
        {part !== 'visitors' && (
          <Button variant="ghost" size="sm" className="sm:hidden" onClick={focusPreview}>
            <Eye size={16} aria-hidden="true" />
            {preview.title()}
          </Button>
        )}
        {/* A phone has no room for a button that does nothing. */}
        {(isDirty || !phone) && (
          <div className="flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow sm:ms-auto">
            {isDirty && (
              <Button size={size} variant={secret === undefined ? 'secondary' : 'ghost'} onClick={discard}>
                {t.discard()}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              size={size}
              // What the notice above speaks of is no small thing: its button comes first.
              variant={secret === undefined ? 'primary' : 'ghost'}
              className={secret === undefined ? undefined : 'text-error'}
              busy={isSaving}
              aria-disabled={!isDirty || conflict !== undefined || undefined}
            >
              {secret === undefined ? t.publish() : t.publishAnyway()}
            </Button>
          </div>
        )}
      </div>
      {conflict && <p className="text-[0.8125rem] text-quiet">{t.chooseFirst()}</p>}
    </div>
  );
}

interface PlacesProps {
  paths: readonly string[];
  nameOf: (path: string) => string;
  onGo: (path: string) => void;
}

/** Settings by their names; each leads to its field. */
function Places({ paths, nameOf, onGo }: PlacesProps) {
  const names = new Map(paths.map((path) => [nameOf(path), path]));
  return (
    <ul className="flex flex-wrap gap-x-3">
      {[...names].map(([name, path]) => (
        <li key={name}>
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4 max-sm:py-2.5"
            onClick={() => onGo(path)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
