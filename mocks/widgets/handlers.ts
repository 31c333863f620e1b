import { ownAccount } from '@mocks/accounts/store';
import { ownAgent } from '@mocks/agents/store';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, readQuery, submitKey } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { findVersion } from '@mocks/versions/store';
import type { HttpHandler } from 'msw';
import * as contract from '@/api/generated/schemas';
import * as mocks from '@/api/generated/widgets/widgets.msw';
import { isAllowed, isDomain } from './domain';
import { isTimeZone, minutesOf } from './opening-hours';
import { Widget, WidgetChange } from './schemas';
import { ownWidget, refuseStaleWidget, rollSecret, type StoredWidget, writeWidget } from './store';
import { withUse } from './use';
import { USUAL_WIDGET } from './usual-widget';

/** What the schema cannot say of what is sent. */
function faultsIn({ allowedDomains = [], hours, preChat }: WidgetChange): contract.FieldError[] {
  const days = hours?.days ?? [];
  const ids = preChat?.fields.map(({ fieldId }) => fieldId) ?? [];
  return [
    ...allowedDomains.flatMap((domain, index) =>
      isDomain(domain) ? [] : [{ path: `allowedDomains.${index}`, code: 'not_a_domain' }],
    ),
    ...days.flatMap(({ opens, closes }, index) =>
      minutesOf(opens) < minutesOf(closes)
        ? []
        : [{ path: `hours.days.${index}.closes`, code: 'closes_before_it_opens' }],
    ),
    ...(hours && !isTimeZone(hours.timeZone) ? [{ path: 'hours.timeZone', code: 'unknown_time_zone' }] : []),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? [{ path: `preChat.fields.${index}.fieldId`, code: 'duplicate' }] : [],
    ),
  ];
}

function installsOf({ widget: { allowedDomains }, seen }: StoredWidget): contract.WidgetInstall[] {
  const asked = Object.entries(seen)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .map(([domain, { at, page }]) => ({
      domain,
      page,
      seenAt: new Date(at).toISOString(),
      allowed: isAllowed(domain, allowedDomains),
    }));
  const never = allowedDomains
    .filter((domain) => seen[domain] === undefined)
    .map((domain) => ({ domain, page: '', seenAt: null, allowed: true }));
  return [...asked, ...never];
}

/** Plays chat widgets as their company sets them up. */
export function widgetHandlers(db: Db<State>): HttpHandler[] {
  const widgetOf = (info: Info) => {
    const who = whoCalls(db, info);
    const stored = ownWidget(db, who, readId(info, 'widgetId', contract.WidgetId));
    return { who, stored };
  };
  const shown = (stored: StoredWidget) => withUse(db, stored);

  return [
    mocks.getWidgetsMockHandler(
      answering(contract.WidgetList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, contract.WidgetsParams);
        if (!db.state.accounts[accountId]) refuseUnknown();
        ownAccount(db, who, accountId);
        return listOf(
          Object.values(db.state.widgets)
            .filter((one) => one.accountId === accountId)
            .map(shown),
        );
      }),
    ),
    mocks.getCreateWidgetMockHandler(
      answering(Widget, async (info) => {
        const who = whoCalls(db, info);
        const { botKey, name } = await readBody(info, contract.CreateWidgetRequest);
        const { accountId, agent } = ownAgent(db, who, botKey);
        const key = `${accountId} ${submitKey(db, readHeaders(info, contract.CreateWidgetHeaders))}`;
        const first = db.state.widgets[db.state.widgetsMade[key] ?? ''];
        if (first) return shown(first);
        const widgetId = db.id('wgt');
        const saved = { revision: db.id('rev'), savedAt: db.iso(), savedBy: nameOf(who) };
        const usual = structuredClone(USUAL_WIDGET);
        // Visitors know the agent by its name, until somebody writes another title.
        const titled = { ...usual.texts.en, title: agent.name };
        const texts = { en: titled, es: titled };
        const widget = { ...usual, ...saved, widgetId, botKey, name, texts };
        db.state.widgets[widgetId] = { accountId, widget: Widget.parse(widget), secrets: [], seen: {} };
        db.state.widgetsMade[key] = widgetId;
        return shown(ownWidget(db, who, widgetId));
      }),
    ),
    mocks.getWidgetMockHandler(answering(Widget, (info) => shown(widgetOf(info).stored))),
    mocks.getSaveWidgetMockHandler(
      answering(Widget, async (info) => {
        const { who, stored } = widgetOf(info);
        const change = await readBody(info, WidgetChange);
        if (Object.keys(change).length === 0) refuseInvalid([{ path: '', code: 'too_small' }]);
        const faults = faultsIn(change);
        if (faults.length > 0) refuseInvalid(faults);
        if (change.botKey !== undefined) ownAgent(db, who, change.botKey);
        refuseStaleWidget(stored, readHeaders(info, contract.SaveWidgetHeaders)['If-Match']);
        const { verificationRequired, texts, ...parts } = change;
        const { widget } = stored;
        writeWidget(
          db,
          stored,
          {
            ...parts,
            texts: { ...widget.texts, ...texts },
            ...(verificationRequired !== undefined && {
              verification: { ...widget.verification, required: verificationRequired },
            }),
          },
          who,
        );
        return shown(stored);
      }),
    ),
    mocks.getRemoveWidgetMockHandler(
      answering(Widget, (info) => {
        const { stored } = widgetOf(info);
        delete db.state.widgets[stored.widget.widgetId];
        return shown(stored);
      }),
    ),
    mocks.getRollWidgetSecretMockHandler(
      answering(contract.WidgetSecret, (info) => rollSecret(db, widgetOf(info).stored)),
    ),
    mocks.getWidgetInstallsMockHandler(
      answering(contract.WidgetInstallList, (info) => listOf(installsOf(widgetOf(info).stored))),
    ),
    mocks.getRollOutVersionMockHandler(
      answering(Widget, async (info) => {
        const { who, stored } = widgetOf(info);
        const { versionId, percent } = await readBody(info, contract.RollOutRequest);
        if (findVersion(db, stored.widget.botKey, versionId).kind === 'kept')
          refuse({ status: 409, code: 'NOT_PUBLISHED', message: 'This draft was never published' });
        const rollout = { versionId, percent, startedAt: db.iso(), startedBy: nameOf(who) };
        writeWidget(db, stored, { rollout }, who);
        return shown(stored);
      }),
    ),
    mocks.getStopRolloutMockHandler(
      answering(Widget, (info) => {
        const { who, stored } = widgetOf(info);
        if (stored.widget.rollout) writeWidget(db, stored, { rollout: null }, who);
        return shown(stored);
      }),
    ),
  ];
}
