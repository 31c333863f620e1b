import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import { playedCall } from './log-chat-calls';
import type { StoredCall, ToolCallsState } from './store';

/** What the usual company's agents have asked of the shop lately, and a try of its own tool. */
export function seedToolCalls(now: number): ToolCallsState {
  const ago = agoFrom(now);
  const orders = (number: number, since: number, failed = false): StoredCall => {
    const order = failed ? 'AH00000000' : `AH1002451${number}`;
    return playedCall(
      {
        callId: `call_acme-${number}`,
        toolkit: 'shopify',
        action: 'find_order',
        result: failed ? 'La tienda no responde (503).' : `El pedido ${order} está de camino.`,
        failed,
      },
      { order },
      {
        at: ago(since),
        account: 'Tienda España',
        origin: 'conversation',
        by: '',
        botKey: 'bot_orders',
        agentName: 'Pedidos',
        conversationId: null,
      },
    );
  };
  const tried: StoredCall = {
    ...orders(4, 3 * HOUR),
    origin: 'test',
    by: 'Ana Luna',
    botKey: null,
    agentName: '',
    account: '',
    toolkit: 'own_tools',
    toolkitName: 'HTTP',
    action: 'own_stock',
    actionName: { en: 'Stock de un producto', es: 'Stock de un producto' },
    durationMs: 10_004,
    outcome: 'failed',
    reason: 'TIMED_OUT',
    message: '',
    arguments: { sku: 'COL-090' },
    request: {
      method: 'GET',
      url: 'https://stock.acme.example/v1/products/COL-090',
      headers: [{ name: 'Authorization', value: '••••' }],
      body: '',
    },
    answer: null,
  };
  return {
    loggedCalls: {
      acc_acme: [orders(1, 35 * MINUTE), orders(2, 2 * HOUR, true), tried, orders(3, 2 * DAY)],
    },
  };
}
