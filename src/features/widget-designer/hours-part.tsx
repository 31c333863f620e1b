import { useI18nContext } from '@i18n/i18n-react';
import { useController } from 'react-hook-form';
import { useAccount } from '@/api/generated/account/account';
import { Weekday } from '@/api/generated/schemas/weekday.zod';
import { WhenClosed } from '@/api/generated/schemas/whenClosed.zod';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { Card } from '@/ui/card';
import { ComboboxField } from '@/ui/combobox-field';
import { RadioCards } from '@/ui/radio-cards';
import { showToast } from '@/ui/toast/toast-queue';
import { DayHours } from './day-hours';
import type { SettingsForm } from './setting-fields';
import type { Day, WidgetSettings } from './settings';

const zoneNames = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];
const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const WORKDAYS = Weekday.options.slice(0, 5);
const USUAL: readonly Day[] = WORKDAYS.map((day) => ({ day, opens: '09:00', closes: '18:00' }));

/** When the company is there, and what a visitor can do when it is not. */
export function HoursPart({ form }: { form: SettingsForm }) {
  const t = useI18nContext().LL.widgetDesigner.hours;
  const { data: account } = useAccount(useAccountId());
  const { field: closed } = useController({ control: form.control, name: 'whenClosed' });
  const { field } = useController({ control: form.control, name: 'hours' });
  const choose = (own: boolean) => {
    const { timeZone, days } = field.value;
    const begins = own && days.length === 0 && timeZone === '';
    const next: WidgetSettings['hours'] = begins
      ? { own, timeZone: (account && companyTimeZone(account)) ?? browserZone(), days: [...USUAL] }
      : { ...field.value, own };
    field.onChange(next);
  };
  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-col gap-6">
        <RadioCards
          legend={t.whose()}
          name="hours"
          value={field.value.own ? 'own' : 'agent'}
          onChange={(value) => choose(value === 'own')}
          options={[
            { value: 'agent', title: t.agent(), text: t.agentText() },
            { value: 'own', title: t.own(), text: t.ownText() },
          ]}
        />
        {field.value.own && <OwnHours form={form} />}
        <RadioCards
          legend={t.closed()}
          name="whenClosed"
          value={closed.value}
          onChange={(value) => closed.onChange(WhenClosed.parse(value))}
          options={WhenClosed.options.map((value) => ({
            value,
            title: t.whenClosed[value].title(),
            text: t.whenClosed[value].text(),
          }))}
        />
      </div>
    </Card>
  );
}

/** The hours of each day, in one time zone. */
function OwnHours({ form }: { form: SettingsForm }) {
  const t = useI18nContext().LL.widgetDesigner.hours;
  const { field: zone, fieldState } = useController({ control: form.control, name: 'hours.timeZone' });
  const { field } = useController({ control: form.control, name: 'hours.days' });
  const days = field.value;
  const firstOpen = Weekday.options.find((day) => days.some((one) => one.day === day));
  const copy = (from: Weekday) => {
    const spans = days.filter(({ day }) => day === from);
    field.onChange(Weekday.options.flatMap((day) => spans.map((span) => ({ ...span, day }))));
    showToast({ title: t.copied(), action: { label: t.undo(), onClick: () => field.onChange(days) } });
  };
  const closesFirst = days.flatMap(({ opens, closes }, index) => (opens < closes ? [] : [index]));
  const names = zoneNames();
  const known = names.includes(zone.value) || zone.value === '' ? names : [zone.value, ...names];
  return (
    <div className="flex flex-col gap-4">
      <ComboboxField
        ref={zone.ref}
        label={t.zone()}
        emptyText={t.noZone()}
        options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        value={zone.value}
        error={fieldState.error && t.zoneFault()}
        onChange={zone.onChange}
      />
      <fieldset className="@container min-w-0">
        <legend className="mb-1.5 font-medium">{t.days()}</legend>
        <div className="flex flex-col divide-y divide-line rounded-box border border-line">
          {Weekday.options.map((day) => (
            <DayHours
              key={day}
              day={day}
              days={days}
              isBroken={(index) => closesFirst.includes(index)}
              onChange={(next) => field.onChange([...next])}
              onCopy={day === firstOpen ? () => copy(day) : undefined}
            />
          ))}
        </div>
        {days.length === 0 && <p className="mt-1.5 text-[0.8125rem] text-warning">{t.never()}</p>}
      </fieldset>
    </div>
  );
}
