import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { preChatFieldsMax } from '@/api/generated/schemas/preChat.zod';
import type { PreChatKind } from '@/api/generated/schemas/preChatKind.zod';
import { newId } from '@/lib/new-id';
import { AddButton } from '@/ui/add-button';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { ConsentCard } from './consent-card';
import { FieldEditor } from './field-editor';
import { moved } from './move-item';
import type { SettingsForm } from './setting-fields';
import type { FormField } from './settings';

const ID_LENGTH = 8;

/** What a visitor is asked before the chat: fields in their order, and consent. */
export function FormPart({ form }: { form: SettingsForm }) {
  const { LL } = useI18nContext();
  const { form: t, list } = LL.widgetDesigner;
  const liveId = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'preChat.fields' });
  const fields = field.value;
  const put = (next: readonly FormField[]) => field.onChange([...next]);
  const add = () => {
    const fieldId = `f_${newId().replaceAll('-', '').slice(0, ID_LENGTH)}`;
    const kind: PreChatKind = 'text';
    put([...fields, { fieldId, kind, labels: { en: '', es: '' }, required: false, options: [] }]);
  };
  const remove = (index: number) => {
    const before = fields;
    put(fields.filter((_, at) => at !== index));
    showToast({ title: list.removed(), action: { label: list.undo(), onClick: () => put(before) } });
  };
  return (
    <div className="flex flex-col gap-4">
      <Card title={t.title()} text={t.text()}>
        {fields.length === 0 && <p className="mb-3 text-quiet">{t.empty()}</p>}
        <ol className="flex flex-col gap-3" aria-describedby={liveId}>
          {fields.map((one, index) => (
            <FieldEditor
              key={one.fieldId}
              field={one}
              index={index}
              total={fields.length}
              error={Array.isArray(fieldState.error) ? fieldState.error[index] : undefined}
              onChange={(next) => put(fields.with(index, next))}
              onMove={(to) => put(moved(fields, index, to))}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <p id={liveId} className="sr-only">
          {list.keys()}
        </p>
        <AddButton full={fields.length >= preChatFieldsMax && t.most({ n: preChatFieldsMax })} onAdd={add}>
          {t.add()}
        </AddButton>
      </Card>
      <ConsentCard form={form} />
    </div>
  );
}
