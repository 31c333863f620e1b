import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { Card } from '@/ui/card';
import { Segments } from '@/ui/segments';
import { CopyCode } from '../copy-code';
import { SAMPLE_LANGUAGES, SAMPLES, type SampleLanguage, verifiedElement } from './samples';
import { SecretCard } from './secret-card';

const SAMPLE_NAMES = { node: 'Node', php: 'PHP', python: 'Python' } as const;
const STEPS = ['secret', 'sign', 'put'] as const;

/** What verified visitors are, the secret behind it, and how a company's server signs. */
export function VisitorsPart({ widget }: { widget: Widget }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.visitors;
  const [language, setLanguage] = useState<SampleLanguage>('node');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card title={t.why()} text={t.whyText()}>
          <ol className="flex list-decimal flex-col gap-1.5 ps-5">
            {STEPS.map((step) => (
              <li key={step}>{t.steps[step]()}</li>
            ))}
          </ol>
        </Card>
        <SecretCard widget={widget} />
      </div>
      <Card title={t.code()} text={t.codeText()}>
        <div className="flex flex-col gap-4">
          <Segments
            label={t.codeLanguage()}
            value={language}
            onChange={setLanguage}
            options={SAMPLE_LANGUAGES.map((value) => ({ value, label: SAMPLE_NAMES[value] }))}
          />
          <CopyCode label={t.sampleOf({ language: SAMPLE_NAMES[language] })} code={SAMPLES[language]} />
          <p>{t.inPage()}</p>
          <CopyCode label={t.element()} code={verifiedElement(widget.widgetId, locale)} />
          <p className="text-[0.8125rem] text-quiet">{t.neverInPage()}</p>
        </div>
      </Card>
    </div>
  );
}
