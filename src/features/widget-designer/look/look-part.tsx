import { useI18nContext } from '@i18n/i18n-react';
import { LauncherIcon } from '@/api/generated/schemas/launcherIcon.zod';
import { ThemeMode } from '@/api/generated/schemas/themeMode.zod';
import {
  widgetPositionOffsetXMax,
  widgetPositionOffsetYMax,
} from '@/api/generated/schemas/widgetPosition.zod';
import { WidgetSide } from '@/api/generated/schemas/widgetSide.zod';
import { widgetThemeRadiusMax } from '@/api/generated/schemas/widgetTheme.zod';
import { WithTexts } from '@/shared/i18n/with-texts';
import type { PictureUpload } from '@/shared/pictures/use-picture-upload';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { SettingSelect, SettingSlider, type SettingsForm, SettingText } from '../setting-fields';
import { AccentField } from './accent-field';
import { AgentField } from './agent-field';
import { InviteField } from './invite-field';
import { PictureField } from './picture-field';

const NAME_MAX = 80;

/** How the widget looks, where it stands, and which agent answers in it. */
export function LookPart({ form, upload }: { form: SettingsForm; upload: PictureUpload }) {
  const t = useI18nContext().LL.widgetDesigner.look;
  return (
    <div className="flex flex-col gap-4">
      <Card title={t.title()}>
        <div className="flex flex-col gap-5">
          <AccentField form={form} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SettingSelect
              form={form}
              name="theme.mode"
              label={t.mode()}
              options={ThemeMode.options.map((value) => ({ value, label: t.modes[value]() }))}
            />
            <SettingSelect
              form={form}
              name="theme.launcherIcon"
              label={t.icon()}
              options={LauncherIcon.options.map((value) => ({ value, label: t.icons[value]() }))}
            />
          </div>
          <SettingSlider
            form={form}
            name="theme.radius"
            label={t.radius()}
            minimum={0}
            maximum={widgetThemeRadiusMax}
          />
          <Late fallback={<Skeleton className="h-32 w-full" />}>
            <WithTexts nouns={['profile']}>
              <PictureField form={form} upload={upload} />
            </WithTexts>
          </Late>
          <InviteField form={form} />
        </div>
      </Card>
      <Card title={t.place()}>
        <div className="flex flex-col gap-4">
          <SettingSelect
            form={form}
            name="position.side"
            label={t.side()}
            options={WidgetSide.options.map((value) => ({ value, label: t.sides[value]() }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SettingSlider
              form={form}
              name="position.offsetX"
              label={t.offsetX()}
              minimum={0}
              maximum={widgetPositionOffsetXMax}
            />
            <SettingSlider
              form={form}
              name="position.offsetY"
              label={t.offsetY()}
              minimum={0}
              maximum={widgetPositionOffsetYMax}
            />
          </div>
        </div>
      </Card>
      <Card title={t.general()}>
        <div className="flex flex-col gap-4">
          <SettingText
            form={form}
            name="name"
            label={t.name()}
            hint={t.nameHint()}
            fault={t.nameFault()}
            maximum={NAME_MAX}
          />
          <AgentField form={form} />
        </div>
      </Card>
    </div>
  );
}
