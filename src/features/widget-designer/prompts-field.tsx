import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { widgetTextsPromptsMax } from '@/api/generated/schemas/widgetTexts.zod';
import { newId } from '@/lib/new-id';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { ItemControls } from './item-controls';
import { moved, onMoveKeys } from './move-item';
import { hasSecret } from './secrets-in';
import type { SettingsForm } from './setting-fields';

const PROMPT_MAX = 120;

interface PromptsFieldProps {
  form: SettingsForm;
  language: Locale;
}

/** The questions that a visitor can choose from before the first one. */
export function PromptsField({ form, language }: PromptsFieldProps) {
  const { LL } = useI18nContext();
  const { texts: t, list, secretHere } = LL.widgetDesigner;
  const { field, fieldState } = useController({
    control: form.control,
    name: `texts.${language}.prompts`,
  });
  const prompts = field.value;
  // A question has no identity of its own, and the focus goes with the one that is moved.
  const [keys, setKeys] = useState<readonly string[]>(() => prompts.map(newId));
  const put = (next: string[], nextKeys = keys) => {
    setKeys(nextKeys);
    field.onChange(next);
  };
  const move = (from: number, to: number) => put(moved(prompts, from, to), moved(keys, from, to));
  const remove = (index: number) => {
    put(
      prompts.filter((_, at) => at !== index),
      keys.filter((_, at) => at !== index),
    );
    showToast({
      title: list.removed(),
      action: { label: list.undo(), onClick: () => put(prompts, keys) },
    });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t.fields.prompts()}</legend>
      <p className="mb-2 text-[0.8125rem] text-quiet">{t.promptsHint()}</p>
      <ol className="flex flex-col gap-2">
        {prompts.map((prompt, index) => {
          const name = t.prompt({ n: index + 1 });
          return (
            <li key={keys[index] ?? String(index)}>
              <div className="flex items-center gap-1">
                <input
                  aria-label={t.inLanguage({ field: name, language: LL.common.languageNames[language]() })}
                  lang={language}
                  value={prompt}
                  maxLength={PROMPT_MAX}
                  autoComplete="off"
                  className="input min-w-0 grow"
                  onChange={(event) => put(prompts.with(index, event.target.value))}
                  onKeyDown={onMoveKeys((step) => move(index, index + step))}
                />
                <ItemControls
                  name={name}
                  index={index}
                  total={prompts.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              </div>
              {hasSecret(prompt) && <p className="mt-1 text-[0.8125rem] text-error">{secretHere()}</p>}
            </li>
          );
        })}
      </ol>
      {fieldState.error && <p className="mt-1 text-[0.8125rem] text-error">{t.promptsFault()}</p>}
      {prompts.length < widgetTextsPromptsMax ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2 max-sm:min-h-11"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => put([...prompts, ''], [...keys, newId()])}
        >
          {t.addPrompt()}
        </Button>
      ) : (
        <p className="mt-2 text-[0.8125rem] text-quiet">{t.promptsMost({ n: widgetTextsPromptsMax })}</p>
      )}
    </fieldset>
  );
}
