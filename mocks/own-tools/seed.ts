import { DAY } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { OwnToolsState } from './store';

/** What the usual company has described itself: how many of a product are left, and a reservation. */
export function seedOwnTools(now: number): OwnToolsState {
  const ago = agoFrom(now);
  const sku = { type: 'string', description: 'La referencia del producto', examples: ['COL-090'] };
  return {
    ownTools: {
      acc_acme: [
        {
          toolId: 'own_stock',
          tool: {
            name: 'Stock de un producto',
            description: 'Dice cuántas unidades quedan de un producto.',
            method: 'GET',
            url: 'https://stock.acme.example/v1/products/{sku}',
            headers: [{ name: 'Authorization' }],
            parameters: {
              type: 'object',
              required: ['sku'],
              properties: { sku, warehouse: { type: 'string', enum: ['madrid', 'valencia'] } },
            },
            changesData: false,
            timeLimitSeconds: 10,
          },
          secrets: { authorization: 'Bearer acme-stock-5f0c1e' },
          updatedAt: ago(2 * DAY),
          by: 'Ana Luna',
        },
        {
          toolId: 'own_reserve',
          tool: {
            name: 'Reservar un producto',
            description: 'Aparta unidades de un producto durante 24 horas.',
            method: 'POST',
            url: 'https://stock.acme.example/v1/reservations',
            headers: [{ name: 'Authorization' }, { name: 'X-Store' }],
            parameters: {
              type: 'object',
              required: ['sku', 'units'],
              properties: { sku, units: { type: 'integer', minimum: 1, maximum: 5 } },
            },
            changesData: true,
            timeLimitSeconds: 10,
          },
          secrets: { authorization: 'Bearer acme-stock-5f0c1e', 'x-store': 'madrid-centro' },
          updatedAt: ago(DAY),
          by: 'Ana Luna',
        },
      ],
    },
  };
}
