import { keepWidgetSeen } from '@mocks/channels/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readQuery } from '@mocks/core/read-request';
import { refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import * as contract from '@/api/generated/schemas';
import * as mocks from '@/api/generated/widget-public/widget-public.msw';
import { asksVerified } from './audience';
import { domainOf, isAllowed } from './domain';
import { servedWidget, widgetAt } from './serve-visitor';
import { shownToPages } from './show-visit';
import { signatureOf } from './signature';
import { goodSecrets, type StoredWidget } from './store';

/** What is missing in the form before the chat. */
async function faultsIn(
  db: Db<State>,
  served: StoredWidget,
  { consent, fields = {}, verified }: contract.BeginVisitRequest,
): Promise<contract.FieldError[]> {
  const { preChat } = served.widget;
  const isRequired = (path: string) => ({ path, code: 'required' });
  const missing = preChat.fields.filter(({ fieldId, required }) => required && !fields[fieldId]?.trim());
  const secrets = goodSecrets(db, served);
  const good = verified && (await Promise.all(secrets.map((one) => signatureOf(one, verified.externalId))));
  const isVerified = good?.includes(verified?.signature ?? '') ?? !asksVerified(db, served);
  return [
    ...(preChat.consent.asked && !consent ? [isRequired('consent')] : []),
    ...missing.map(({ fieldId }) => isRequired(`fields.${fieldId}`)),
    ...(isVerified ? [] : [{ path: 'verified', code: 'not_verified' }]),
  ];
}

/** Plays what a page asks before anybody talks. */
export function arrivalHandlers(db: Db<State>): HttpHandler[] {
  return [
    mocks.getPublicWidgetMockHandler(
      answering(contract.PublicWidget, (info) => {
        const { language } = readQuery(info, contract.PublicWidgetParams);
        return shownToPages(db, servedWidget(db, info), language);
      }),
    ),
    mocks.getReportWidgetSeenMockHandler(
      answering(contract.WidgetInstall, async (info) => {
        const { accountId, widget, seen } = widgetAt(db, info);
        const { page } = await readBody(info, contract.SeenRequest);
        const domain = domainOf(info.request) ?? '';
        const allowed = isAllowed(domain, widget.allowedDomains);
        if (domain !== '') seen[domain] = { at: db.now(), page };
        if (domain !== '' && allowed) keepWidgetSeen(db, accountId, domain);
        return { domain, page, seenAt: db.iso(), allowed };
      }),
    ),
    mocks.getBeginVisitMockHandler(
      answering(contract.Visit, async (info) => {
        const served = servedWidget(db, info);
        const visit = await readBody(info, contract.BeginVisitRequest);
        const faults = await faultsIn(db, served, visit);
        if (faults.length > 0) refuseInvalid(faults);
        const visitorKey = `${db.id('vis')}${crypto.randomUUID().replaceAll('-', '')}`;
        const { fields = {}, verified } = visit;
        const { widgetId } = served.widget;
        db.state.visitors[visitorKey] = {
          widgetId,
          fields,
          externalId: verified?.externalId ?? null,
          arrivedAt: db.now(),
          agreedAt: served.widget.preChat.consent.asked ? db.now() : null,
          saidAt: [],
        };
        return { visitorKey };
      }),
    ),
  ];
}
