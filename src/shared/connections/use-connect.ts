import { useI18nContext } from '@i18n/i18n-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import {
  disconnect,
  getToolConnectionQueryOptions,
  relinkConnection,
  startConnection,
} from '@/api/generated/tools/tools';
import { withLocale } from '@/lib/locale-path';
import { useAccountId } from '@/shared/account/use-account-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { ConnectFlow } from './connect-flow';
import type { ConnectState } from './connect-state';
import { openConnectWindow } from './connect-window';
import { onReturn } from './on-return';

/** What is to be connected: a toolkit anew, or a connection that no longer works. */
interface ConnectTarget {
  toolkit: string;
  connectionId?: string | undefined;
  /** It is about this very connection, not about whichever of its tool is used. */
  exactly?: boolean | undefined;
}

const flows = new WeakMap<QueryClient, Map<string, ConnectFlow>>();

interface FlowOf {
  queryClient: QueryClient;
  accountId: string;
  toolkit: string;
  returnUrl: string;
  /** Stands in the window until the consent page comes. */
  text: string;
}

function makeFlow({ queryClient, accountId, toolkit, returnUrl, text }: FlowOf) {
  const settled = () => void invalidateAfter(queryClient, 'connectionSettled');
  return new ConnectFlow({
    start: (nonce, connectionId) =>
      connectionId === undefined
        ? startConnection({ accountId, toolkit, returnUrl, nonce })
        : relinkConnection(connectionId, { returnUrl, nonce }),
    read: (id) => queryClient.query({ ...getToolConnectionQueryOptions(id), staleTime: 0 }),
    openWindow: () => openConnectWindow(text),
    onReturn,
    giveUp: (id) => void disconnect(id).then(settled, () => undefined),
    settled,
  });
}

/** Connects an account; all who show the same one see the same. */
export interface Connecting {
  state: ConnectState;
  /** What begins it, for the focus to come back to. */
  button: RefObject<HTMLButtonElement | null>;
  /** Has to be called in the click itself. */
  start: () => void;
  cancel: () => void;
  look: () => void;
  forget: () => void;
}

/** One flow for a tool or a connection, alive as long as the page, wherever in it somebody looks. */
export function useConnect({ toolkit, connectionId, exactly = false }: ConnectTarget): Connecting {
  const { LL, locale } = useI18nContext();
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const own = flows.get(queryClient) ?? new Map<string, ConnectFlow>();
  flows.set(queryClient, own);
  const key = exactly ? `connection ${connectionId}` : `tool ${toolkit}`;
  const flow =
    own.get(key) ??
    makeFlow({
      queryClient,
      accountId,
      toolkit,
      returnUrl: `${location.origin}${withLocale(locale, '/toolisconnected')}`,
      text: LL.connecting.opening(),
    });
  own.set(key, flow);
  const state = useSyncExternalStore(flow.subscribe, flow.getSnapshot);
  const button = useRef<HTMLButtonElement>(null);
  return {
    state,
    button,
    start: () => void flow.start(connectionId),
    cancel: flow.cancel,
    look: () => void flow.look(),
    forget: flow.forget,
  };
}
