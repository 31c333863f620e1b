import { useI18nContext } from '@i18n/i18n-react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { apiBase } from '@/api/api-base';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { languageOptions } from '@/shared/forms/language-options';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { CopyCode } from '../copy-code';
import { InstallCheck } from './install-check';
import { PLATFORMS, type Platform, policyFor, snippetFor } from './snippets';

const SCRIPT = '/widget/agent-chat.js';

interface InstallPartProps {
  widget: Widget;
  /** Leads to the list of allowed domains. */
  onDomains: () => void;
}

/** How the widget is put into a page, for each platform, and where it was seen. */
export function InstallPart({ widget, onDomains }: InstallPartProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.install;
  const [platform, setPlatform] = useState<Platform>('html');
  const [language, setLanguage] = useState<Locale>(locale);
  const src = `${location.origin}${SCRIPT}`;
  const code = snippetFor(platform, { src, widgetId: widget.widgetId, language });
  const apiOrigin = new URL(apiBase(), location.href).origin;
  const mail = `mailto:?subject=${encodeURIComponent(t.mailSubject())}&body=${encodeURIComponent(
    `${t.steps[platform]()}\n\n${code}`,
  )}`;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={t.title()} text={t.text()}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t.platform()}
              value={platform}
              options={PLATFORMS.map((value) => ({ value, label: t.platforms[value]() }))}
              onChange={(event) => {
                const next = PLATFORMS.find((one) => one === event.target.value);
                if (next) setPlatform(next);
              }}
            />
            <SelectField
              label={t.language()}
              value={language}
              options={languageOptions(LL, locale)}
              onChange={(event) => setLanguage(Locale.parse(event.target.value))}
            />
          </div>
          <p>{t.steps[platform]()}</p>
          <CopyCode label={t.codeFor({ platform: t.platforms[platform]() })} code={code} />
          <a
            href={mail}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-start max-sm:min-h-11`}
          >
            <Mail size={14} aria-hidden="true" />
            {t.send()}
          </a>
          <details>
            <summary className="w-fit cursor-pointer font-medium hover:underline max-sm:py-2.5">
              {t.policyTitle()}
            </summary>
            <div className="mt-2 flex flex-col gap-2">
              <p className="text-quiet">{t.policyText()}</p>
              <CopyCode label={t.policyTitle()} code={policyFor(new URL(src).origin, apiOrigin)} />
            </div>
          </details>
        </div>
      </Card>
      <InstallCheck widgetId={widget.widgetId} onDomains={onDomains} />
    </div>
  );
}
