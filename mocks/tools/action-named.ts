import type { Db } from '@mocks/core/db';
import { type OwnToolsState, ownToolkits } from '@mocks/own-tools/store';
import type { JsonSchema, ShortText } from '@/api/generated/schemas';
import { parametersOf } from './action-parameters';
import { TOOLKITS } from './toolkits';

/** An action of a toolkit, or an own tool, as people read it. */
export type NamedAction = {
  toolkitName: string;
  title: ShortText;
  changesData: boolean;
  parameters: JsonSchema;
};

/** Finds an action of a toolkit or an own tool of an account. */
export function actionNamed(
  db: Db<OwnToolsState>,
  accountId: string,
  toolkit: string,
  action: string,
): NamedAction | undefined {
  const known = [...TOOLKITS, ...ownToolkits(db, accountId)].find((one) => one.toolkit === toolkit);
  const found = known?.actions.find((one) => one.action === action);
  if (!known || !found) return undefined;
  return {
    toolkitName: known.name,
    title: found.name,
    changesData: found.changesData,
    parameters: found.parameters ?? parametersOf(toolkit, action)?.parameters ?? { type: 'object' },
  };
}
