import type { AccountsState } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import { DAY, MINUTE } from '@mocks/core/duration';
import { refuse } from '@mocks/core/refuse';
import type { Widget } from './schemas';
import type { StoredVisitor, StoredWidget, WidgetsState } from './store';

/** What an answer costs here, in the currency of the account. */
const ANSWER_COST = 0.015;

/** Everything that was said in a widget during the last day. */
function saidToday(db: Db<WidgetsState>, widgetId: string): number {
  const since = db.now() - DAY;
  return Object.values(db.state.visitors)
    .filter((visitor) => visitor.widgetId === widgetId)
    .reduce((sum, { saidAt }) => sum + saidAt.filter((at) => at > since).length, 0);
}

/** A widget with what it was used for today. */
export function withUse(db: Db<AccountsState & WidgetsState>, { widget }: StoredWidget): Widget {
  const messages = saidToday(db, widget.widgetId);
  const cost = Math.round(messages * ANSWER_COST * 100) / 100;
  return { ...widget, usedToday: { messages, cost, currency: 'EUR' } };
}

/** Refuses with 429 what is over a limit of the widget. */
export function refuseOverLimit(
  db: Db<AccountsState & WidgetsState>,
  stored: StoredWidget,
  { saidAt }: StoredVisitor,
): void {
  const { perVisitor, perMinute, perDay, dailyBudget } = stored.widget.limits;
  const since = (milliseconds: number) => saidAt.filter((at) => at > db.now() - milliseconds).length;
  const day = DAY / 1000;
  const { messages, cost } = withUse(db, stored).usedToday ?? { messages: 0, cost: 0 };
  const reached = [
    { code: 'MINUTE_LIMIT', is: since(MINUTE), most: perMinute, message: 'messages a minute', seconds: 60 },
    { code: 'VISITOR_LIMIT', is: since(DAY), most: perVisitor, message: 'messages a visitor', seconds: day },
    { code: 'DAY_LIMIT', is: messages, most: perDay, message: 'messages a day', seconds: day },
    { code: 'BUDGET_SPENT', is: cost ?? 0, most: dailyBudget, message: 'a day is the budget', seconds: day },
  ].find(({ is, most }) => most !== null && is >= most);
  if (!reached) return;
  const { code, most, message, seconds } = reached;
  refuse({ status: 429, code, message: `${most} ${message}`, retryAfterSeconds: seconds });
}
