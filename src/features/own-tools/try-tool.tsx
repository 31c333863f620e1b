import { useI18nContext } from '@i18n/i18n-react';
import { Play } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { tryHttpTool } from '@/api/generated/own-tools/own-tools';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import { textFor } from '@/api/known';
import { bringIntoSight } from '@/lib/bring-into-sight';
import { isRecord } from '@/lib/is-record';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { ArgumentsFields } from '@/shared/json-form/arguments-fields';
import { readSchema } from '@/shared/json-form/check-schema';
import type { Schema } from '@/shared/json-form/read-schema';
import { sampleOf } from '@/shared/json-form/sample-of';
import { useArguments } from '@/shared/json-form/use-arguments';
import { CallExchange } from '@/shared/tool-calls/call-exchange';
import { useToolRun } from '@/shared/tool-calls/use-tool-run';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { type OwnToolForm, toolInput } from './own-tool-form';

interface TryToolProps {
  form: UseFormReturn<OwnToolForm>;
  toolId: string | undefined;
}

function firstArguments(parameters: string): Record<string, unknown> {
  const { schema } = readSchema(parameters);
  const sample = schema && sampleOf(schema, schema);
  return isRecord(sample) ? sample : {};
}

/** The fields of the arguments bear the names the company gave them: that is how its address speaks of them. */
function namedAsWritten(schema: Schema): Schema {
  const { properties } = schema;
  if (!isRecord(properties)) return schema;
  const named = Object.entries(properties).map(([name, part]) => [
    name,
    isRecord(part) ? { title: name, ...part } : part,
  ]);
  return { ...schema, properties: Object.fromEntries(named) };
}

/** An address with its arguments in their places. */
const filledIn = (url: string, values: Record<string, unknown>): string =>
  url.replace(/\{([^{}]+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encodeURIComponent(String(values[name])),
  );

/** Makes the call of a tool as it stands in the form, and shows what was sent and what came back. */
export function TryTool({ form, toolId }: TryToolProps) {
  const { LL } = useI18nContext();
  const t = LL.ownTools.trying;
  const accountId = useAccountId();
  const [parameters, url] = useWatch({ control: form.control, name: ['parameters', 'url'] });
  const lacksUrl = url.trim() === '';
  const hintId = useId();
  const schema = readSchema(parameters).schema ?? null;
  const given = useArguments(schema, firstArguments(parameters));
  const { run, busy, error, call } = useToolRun('tryHttpTool', toolId ?? 'new');
  const [fixFirst, setFixFirst] = useState(false);
  /** The address that is about to be called, with what was filled in. */
  const [asking, setAsking] = useState<string>();
  const shown = useRef<HTMLDivElement>(null);

  const send = async () => {
    setAsking(undefined);
    const values = given.read();
    if (!values) return;
    const tool = toolInput(form.getValues());
    const content = { accountId, toolId: toolId ?? null, tool, arguments: values };
    const made = await run({ content, send: (request) => tryHttpTool(content, request) });
    if (made) bringIntoSight(shown.current);
  };
  const start = async () => {
    const isGood = await form.trigger(undefined, { shouldFocus: true });
    setFixFirst(!isGood);
    const values = isGood && given.read();
    if (!values) return;
    if (form.getValues('changesData')) setAsking(filledIn(form.getValues('url'), values));
    else await send();
  };

  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-col gap-4">
        {schema ? (
          <ArgumentsFields schema={namedAsWritten(schema)} given={given} />
        ) : (
          <p className="text-quiet">{t.schemaFirst()}</p>
        )}
        {fixFirst && (
          <Notice tone="warning" assertive>
            {t.fixFirst()}
          </Notice>
        )}
        {error instanceof ApiError && error.code === 'CALL_UNDER_WAY' ? (
          <Notice tone="info">{t.underWay()}</Notice>
        ) : (
          <FailureNotice error={error} />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            busy={busy}
            aria-disabled={lacksUrl}
            aria-describedby={lacksUrl ? hintId : undefined}
            icon={<Play size={16} aria-hidden="true" />}
            onClick={() => void start()}
          >
            {call ? t.runAgain() : t.run()}
          </Button>
          {lacksUrl && (
            <p id={hintId} className="text-[0.8125rem] text-quiet">
              {t.urlFirst()}
            </p>
          )}
        </div>
        <p role="status" className="sr-only">
          {busy
            ? t.running()
            : call && t.over({ outcome: textFor(CallOutcome, LL.toolCalls.outcomes, call.outcome) })}
        </p>
        <div ref={shown} className="scroll-mt-18">
          {call && <CallExchange call={call} />}
        </div>
      </div>
      {asking !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={t.confirmTitle()}
          description={t.confirmText({ method: form.getValues('method'), url: asking })}
          confirmLabel={t.confirm()}
          cancelLabel={LL.common.cancel()}
          onConfirm={() => void send()}
        />
      )}
    </Card>
  );
}
