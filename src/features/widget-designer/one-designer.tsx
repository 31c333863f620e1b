import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { isRecord } from '@/lib/is-record';
import { useMay } from '@/shared/account/use-may';
import { FormShell } from '@/shared/forms/form-shell';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { usePictureUpload } from '@/shared/pictures/use-picture-upload';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { usePhone } from '@/ui/use-phone';
import { AccessPart } from './access-part';
import { ConflictSection } from './conflict-section';
import { DesignerNotes } from './designer-notes';
import { FormPart } from './form-part';
import { HoursPart } from './hours-part';
import { InstallPart } from './install/install-part';
import { LookPart } from './look/look-part';
import { PARTS, type Part } from './parts';
import { PreviewPanel } from './preview/preview-panel';
import type { PreviewView } from './preview/preview-state';
import { RemoveWidget } from './remove-widget';
import { RolloutPart } from './rollout-part';
import { SaveBar } from './save-bar';
import { TEXT_FIELDS, type WidgetSettings } from './settings';
import { TextsPart } from './texts-part';
import { useDesigner } from './use-designer';
import { VerifiedSwitch } from './verified/verified-switch';
import { VisitorsPart } from './verified/visitors-part';

/** What a refusal can name. */
function refusable({ allowedDomains, hours, preChat }: WidgetSettings): FieldPath<WidgetSettings>[] {
  return [
    'name',
    'botKey',
    'theme.accent',
    'theme.imageUrl',
    'inviteAfterSeconds',
    'preChat.consent.privacyUrl',
    'hours.timeZone',
    'limits.perVisitor',
    'limits.perMinute',
    'limits.perDay',
    'limits.dailyBudget',
    ...(['en', 'es'] as const).flatMap((language) =>
      TEXT_FIELDS.map((field) => `texts.${language}.${field}` as const),
    ),
    ...allowedDomains.map((_, index) => `allowedDomains.${index}` as const),
    ...hours.days.map((_, index) => `hours.days.${index}.closes` as const),
    ...preChat.fields.map((_, index) => `preChat.fields.${index}.labels` as const),
  ];
}

interface OneDesignerProps {
  widget: Widget;
  part: Part;
  onPart: (part: Part) => void;
}

/** One widget: its settings in parts, how they look to a visitor, and what publishes them. */
export function OneDesigner({ widget, part, onPart }: OneDesignerProps) {
  const may = useMay();
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner;
  const formId = useId();
  const isPhone = usePhone();
  const [view, setView] = useState<PreviewView>({
    language: locale,
    device: isPhone ? 'phone' : 'desk',
    theme: 'light',
  });
  const designer = useDesigner(widget);
  const { form, settings, saved, isDirty, isSaving, failure } = designer;
  // It goes on while another part is looked at.
  const upload = usePictureUpload(async (imageUrl) =>
    form.setValue('theme.imageUrl', imageUrl, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  );
  const isUploading = upload.state.step === 'uploading';
  const leaveDialog = useLeaveGuard(
    isDirty || isUploading,
    isSaving || isUploading,
    ({ search }) => !isRecord(search) || search.widget !== widget.widgetId,
  );
  const settingsForm = (fields: ReactNode) => (
    <FormShell
      id={formId}
      className="min-w-0"
      form={form}
      fields={refusable(settings)}
      onSubmit={designer.publish}
      failure={failure}
      // Beside what publishes, which stays in sight.
      failureNotice={null}
      busy={isSaving}
      actions={null}
    >
      {fields}
    </FormShell>
  );
  /** What can be published, with what publishes it below. */
  const published = (settingsAndMore: ReactNode) => (
    <div>
      {settingsAndMore}
      <SaveBar
        designer={designer}
        part={part}
        formId={formId}
        onPart={onPart}
        onLanguage={(language) => setView({ ...view, language })}
      />
    </div>
  );
  const beside = (fields: ReactNode) =>
    published(
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        {settingsForm(fields)}
        <div
          className={clsx(
            'min-w-0 lg:sticky lg:top-20',
            // On a phone a long form would be below it: there it is the look that is judged by eye.
            part === 'look' ? 'max-lg:order-first' : 'sm:max-lg:order-first',
          )}
        >
          <PreviewPanel settings={settings} part={part} view={view} onView={setView} />
        </div>
      </div>,
    );
  const content: Readonly<Record<Part, () => ReactNode>> = {
    look: () => (
      <>
        {beside(<LookPart form={form} upload={upload} />)}
        {may('connect') && <RemoveWidget widget={widget} />}
      </>
    ),
    texts: () =>
      beside(
        <TextsPart
          form={form}
          settings={settings}
          language={view.language}
          onLanguage={(language) => setView({ ...view, language })}
        />,
      ),
    form: () => beside(<FormPart form={form} />),
    hours: () => beside(<HoursPart form={form} />),
    access: () =>
      beside(
        <AccessPart
          form={form}
          settings={settings}
          usedToday={widget.usedToday}
          language={view.language}
          onEditText={() => onPart('texts')}
        />,
      ),
    visitors: () =>
      published(
        <div className="flex flex-col gap-4">
          {settingsForm(<VerifiedSwitch form={form} widget={widget} />)}
          <VisitorsPart widget={widget} />
        </div>,
      ),
    rollout: () => <RolloutPart widget={{ ...widget, botKey: saved.botKey }} />,
    install: () => <InstallPart widget={widget} onDomains={() => onPart('access')} />,
  };
  return (
    <>
      {leaveDialog}
      <PageHeader
        title={saved.name || t.title()}
        text={t.text()}
        back={
          <Link to="/{-$locale}/dashboard/channels" search={{ view: 'widget' }} className="hover:underline">
            {t.all()}
          </Link>
        }
      />
      <DesignerNotes designer={designer} widget={widget} part={part} onPart={onPart} />
      {designer.conflict && <ConflictSection conflict={designer.conflict} onResolve={designer.resolve} />}
      <Tabs
        label={t.parts.label()}
        value={part}
        onChange={(value) => {
          const next = PARTS.find((one) => one === value);
          if (next) onPart(next);
        }}
        tabs={PARTS.map((value) => ({
          value,
          label: t.parts[value](),
          content: value === part ? content[value]() : null,
        }))}
      />
    </>
  );
}
