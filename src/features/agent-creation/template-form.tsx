import { useI18nContext } from '@i18n/i18n-react';
import { useForm, useWatch } from 'react-hook-form';
import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import type { LocalizedText } from '@/api/generated/schemas/localizedText.zod';
import { TemplateAgent } from '@/api/generated/schemas/templateAgent.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { AgentLanguageField } from './agent-language-field';
import { AgentNameField } from './agent-name-field';
import { ContentPreview } from './content-preview';
import { CreationForm } from './creation-form';
import { useCreateAgent } from './use-create-agent';
import type { WayProps } from './way-props';

interface TemplateFormProps extends WayProps {
  template: AgentTemplate;
  /** The company's own name, which most templates ask for. */
  companyName: string;
}

const COMPANY = 'company';

/** A new agent from a template: its questions, and beside them the agent's instructions. */
export function TemplateForm({ template, companyName, onStarted, cost }: TemplateFormProps) {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.creation.templates;
  const { templateId, name, asks, content } = template;
  const draft = `new-agent-${templateId}`;
  const form = useForm<TemplateAgent>({
    resolver: useContractResolver(TemplateAgent),
    defaultValues: {
      source: 'template',
      accountId,
      name: localText(name, locale),
      templateId,
      language: locale,
      answers: asks.map(({ askId }) => ({ askId, answer: askId === COMPANY ? companyName : '' })),
    },
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const names = ['name', 'language', ...asks.map((_, index) => `answers.${index}.answer` as const)] as const;
  const [draftNote] = useFormDraft(draft, form, names);
  const { language, answers } = useWatch({ control });
  const { create, busy, error } = useCreateAgent((jobId) => onStarted(jobId, [draft]));

  const shownIn = language ?? locale;
  const exampleOf = (texts: LocalizedText) => {
    const example = localText(texts, locale);
    return example === '' ? undefined : t.example({ example });
  };
  const filled = (text: string) =>
    asks.reduce((soFar, { askId, label }, index) => {
      const answer = answers?.[index]?.answer?.trim();
      return soFar.replaceAll(`{{${askId}}}`, () => answer || `[${localText(label, shownIn)}]`);
    }, text);

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {/* The page's title names the template, and the preview begins with what it is for. */}
      <Card text={content ? undefined : localText(template.summary, locale)}>
        <CreationForm form={form} fields={names} onSubmit={create} failure={error} busy={busy} cost={cost}>
          {draftNote}
          <AgentNameField error={errors.name?.message} {...register('name')} />
          <AgentLanguageField error={errors.language?.message} {...register('language')} />
          {asks.length > 0 && (
            <fieldset className="flex min-w-0 flex-col gap-4">
              <legend className="font-semibold">{t.questions()}</legend>
              <p className="text-[0.8125rem] text-quiet">{t.questionsText()}</p>
              {asks.map(({ askId, label, example }, index) => (
                <TextField
                  key={askId}
                  label={localText(label, locale)}
                  placeholder={exampleOf(example)}
                  error={errors.answers?.[index]?.answer?.message}
                  autoComplete="off"
                  {...register(`answers.${index}.answer`)}
                />
              ))}
              <p className="text-[0.8125rem] text-quiet">{t.bothLanguages()}</p>
            </fieldset>
          )}
        </CreationForm>
      </Card>
      {content && <ContentPreview content={content} language={shownIn} filled={filled} />}
    </div>
  );
}
