import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import type { LoggedCall } from '@/api/generated/schemas/loggedCall.zod';
import type { ToolAction } from '@/api/generated/schemas/toolAction.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { getLoggedCallQueryOptions, runAction } from '@/api/generated/tool-calls/tool-calls';
import { textFor } from '@/api/known';
import { bringIntoSight } from '@/lib/bring-into-sight';
import { humanised } from '@/lib/humanised';
import { isRecord } from '@/lib/is-record';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { ArgumentsFields } from '@/shared/json-form/arguments-fields';
import { sampleOf } from '@/shared/json-form/sample-of';
import { useArguments } from '@/shared/json-form/use-arguments';
import { connectionName } from '@/shared/tool-calls/connection-name';
import { useToolRun } from '@/shared/tool-calls/use-tool-run';
import { useToolkitName } from '@/shared/tool-calls/use-toolkit-name';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LateConfirmDialog } from '@/ui/late-confirm-dialog';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/select-field';
import { RunsHistory } from './runs-history';
import { ShownCall } from './shown-call';
import { useTestConnection } from './use-test-connection';

interface RunCardProps {
  toolkit: Toolkit;
  action: ToolAction;
  /** The run that is shown. */
  call: string | undefined;
  onCall: (callId: string) => void;
  /** Hears of each run that is over. */
  onRan?: ((call: LoggedCall) => void) | undefined;
  /** Something else comes first: what is not connected can be run, to see how it fails. */
  isSecond?: boolean | undefined;
  /** Above the arguments, where they are one of several steps. */
  title?: string | undefined;
  /** What stands around the shown run. */
  result?: Pick<ComponentProps<typeof ShownCall>, 'title' | 'actions' | 'verdict'> | undefined;
}

function samplesOf({ sample, parameters }: ToolAction): Record<string, unknown> {
  const made = sample ?? (parameters && sampleOf(parameters, parameters));
  return isRecord(made) ? made : {};
}

/** One action with its arguments: run, see what was sent and what came back, and run an earlier one again. */
export function RunCard({ toolkit, action, call, onCall, onRan, isSecond, title, result }: RunCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.tests;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const given = useArguments(action.parameters ?? null, samplesOf(action));
  const target = { toolkit: toolkit.toolkit, action: action.action };
  const { run, busy, error, call: made } = useToolRun('runAction', `${target.toolkit} ${target.action}`);
  const [asking, setAsking] = useState<Record<string, unknown>>();
  const { connections, connection, choose } = useTestConnection(toolkit);
  const name = useToolkitName()(toolkit.toolkit, toolkit.name);
  const shown = useRef<HTMLDivElement>(null);

  const send = async (values: Record<string, unknown>) => {
    setAsking(undefined);
    const body = { accountId, arguments: values, connectionId: connection?.connectionId };
    const over = await run({
      content: { ...target, ...body },
      send: (request) => runAction(target.toolkit, target.action, body, request),
    });
    if (!over) return;
    onCall(over.callId);
    bringIntoSight(shown.current);
    onRan?.(over);
  };
  const start = async (values: Record<string, unknown> | undefined) => {
    if (!values || busy) return;
    if (action.changesData) setAsking(values);
    else await send(values);
  };
  const runAgain = async (callId: string) => {
    try {
      const earlier = await queryClient.query(getLoggedCallQueryOptions(callId));
      given.setValue(earlier.arguments);
      await start(earlier.arguments);
    } catch (failure) {
      showFailure(failure);
    }
  };

  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(20rem,2fr)_3fr]">
        <Card title={title ?? t.allArguments()}>
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void start(given.read());
            }}
          >
            {connections.length > 1 && (
              <SelectField
                label={t.account()}
                value={connection?.connectionId ?? ''}
                options={connections.map((one) => ({ value: one.connectionId, label: connectionName(one) }))}
                onChange={({ target }) => choose(target.value)}
              />
            )}
            <ArgumentsFields schema={action.parameters ?? null} given={given} />
            {error instanceof ApiError && error.code === 'CALL_UNDER_WAY' ? (
              <Notice tone="info">{t.underWay()}</Notice>
            ) : (
              <FailureNotice error={error} />
            )}
            {/* In sight however many arguments there are. */}
            <div className="-mx-4 -mb-4 sm:-mx-6 sm:-mb-6 sticky bottom-0 z-10 flex flex-wrap gap-2 rounded-b-box border-line border-t bg-base-100 px-4 py-4 sm:px-6">
              <Button
                type="submit"
                variant={isSecond ? 'secondary' : 'primary'}
                busy={busy}
                icon={<Play size={16} aria-hidden="true" />}
              >
                {t.run()}
              </Button>
              <Button variant="ghost" onClick={() => given.setValue(samplesOf(action))}>
                {t.sample()}
              </Button>
            </div>
          </form>
        </Card>
        <div ref={shown} className="min-w-0 scroll-mt-20">
          <ShownCall callId={call} known={made} {...result} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {busy
          ? t.running()
          : made && t.over({ outcome: textFor(CallOutcome, LL.toolCalls.outcomes, made.outcome) })}
      </p>
      <RunsHistory {...target} shown={call} onShow={onCall} onRunAgain={(callId) => void runAgain(callId)} />
      {asking && (
        <LateConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={t.confirm.title()}
          description={t.confirm.text({
            action: localText(action.name, locale) || humanised(action.action),
            account: connection ? t.accountIn({ account: connectionName(connection), toolkit: name }) : name,
          })}
          confirmLabel={t.confirm.run()}
          cancelLabel={LL.common.cancel()}
          onConfirm={() => void send(asking)}
        />
      )}
    </>
  );
}
