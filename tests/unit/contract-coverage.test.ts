import { expect, test } from 'vitest';
import { propertiesOf } from '../../mocks/core/record-calls';
import { measure } from '../../scripts/contract/coverage/measure';
import type { DescribedContract } from '../../scripts/contract/docs/contract';

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const contract: DescribedContract = {
  info: { title: 'Bots', version: '1.0.0', description: '' },
  servers: [],
  tags: [],
  operations: [
    {
      operationId: 'bots',
      tags: ['bots'],
      summary: 'The bots',
      security: [],
      'x-provenance': { status: 'assumed', source: '§1' },
      'x-on-mismatch': 'salvage',
      method: 'GET',
      path: '/bots',
      parameters: [
        { name: 'accountId', in: 'query' },
        { name: 'If-Match', in: 'header' },
      ],
      body: undefined,
      answers: [
        { status: '200', answer: json('BotList') },
        { status: '404', answer: {} },
        { status: '5XX', answer: {} },
      ],
    },
  ],
  schemas: {
    BotList: { properties: { items: { items: { $ref: '#/components/schemas/Bot' } }, total: {} } },
    Bot: { anyOf: [{ $ref: '#/components/schemas/Robot' }, { $ref: '#/components/schemas/Person' }] },
    Robot: { required: ['type'], properties: { type: { const: 'robot' }, name: {} } },
    Person: { required: ['type'], properties: { type: { const: 'person' }, name: {}, role: {} } },
  },
};

const record = {
  operationId: 'bots',
  status: 200,
  parameters: ['accountId', 'accept'],
  sent: [],
  answered: propertiesOf({ items: [{ type: 'robot', name: 'Vera' }] }),
};

test('what of the contract nobody asked for is counted and named', () => {
  const { operations, statuses, anyCall, parameters, properties } = measure(contract, [record]);
  expect(operations).toEqual({ all: 1, missing: [] });
  expect(statuses).toEqual({ all: 2, missing: ['bots 404'] });
  expect(anyCall).toEqual({ all: 1, missing: ['bots 5XX'] });
  expect(parameters).toEqual({ all: 2, missing: ['bots If-Match'] });
  // A person was not met, though robots have names, too.
  expect(properties.all).toBe(7);
  expect(properties.missing).toEqual(['BotList.total', 'Person.name', 'Person.role', 'Person.type']);
});

test('without a call everything is missing', () => {
  const { operations, properties } = measure(contract, []);
  expect(operations.missing).toEqual(['bots']);
  expect(properties.missing).toHaveLength(properties.all);
});

test('of a body its properties are noted, and none of its values but the type of an event', () => {
  expect(propertiesOf({ type: 'token', text: 'secret words', list: [{ a: 1 }] })).toEqual([
    '/type=token',
    '/text',
    '/list',
    '/list/*/a',
  ]);
});
