import { faultsByAjv, type Operation, operations } from '../../../scripts/contract/read-contract';
import { asNuevo } from './as-nuevo';
import type { Sent } from './caller';

const ANA = 'ana@acme.example';
const NUEVO = 'nuevo@acme.example';

/** Something to ask an operation for, and the refusal that has to come of it. */
export type Refusal = {
  operation: Operation;
  operationId: string;
  what: string;
  /** Who asks; nobody, where it is left out. */
  as?: string;
  sent: Sent;
  expected: { status: number; body?: object };
};
type Asked = Omit<Refusal, 'operation' | 'operationId'>;

const declares = ({ statuses }: Operation, status: number) => statuses.includes(String(status));
const isOfVisitors = ({ tag }: Operation) => tag === 'widget-public';
const filled = (names: readonly { name: string; example: unknown }[], make: (example: unknown) => string) =>
  Object.fromEntries(names.map(({ name, example }) => [name, make(example)]));

function withoutToken({ signedIn }: Operation): Asked[] {
  const expected = { status: 401, body: { code: 'TOKEN_EXPIRED' } };
  const tokens = [undefined, 'tok_made-up', 'constructor'];
  if (!signedIn) return [];
  return tokens.map((token) => ({ what: `the token ${token}`, sent: { token }, expected }));
}

/** Where the contract declares no 403, what is another's is as if it were not there. */
function ofAnother(operation: Operation): Asked[] {
  const status = [403, 404].find((one) => declares(operation, one));
  if (!operation.signedIn || status === undefined) return [];
  return [{ what: 'what is of another account', as: NUEVO, sent: {}, expected: { status } }];
}

/** An id of the right shape under which nothing is stored. */
function unknownId(example: unknown): string {
  return String(example).replace(/_.*/, '_nobody-knows');
}

function unknown(operation: Operation): Asked[] {
  const { parameters, body } = operation;
  const ids = parameters.filter(({ in: where }) => where === 'path');
  const expected = { status: 404 };
  if (isOfVisitors(operation))
    return [
      { what: 'a widget that nobody has', sent: { path: filled(ids, () => 'nobody-knows') }, expected },
    ];
  if (!operation.signedIn || !declares(operation, 404)) return [];
  if (ids.length > 0)
    return [unknownId, () => '../../x'].map((make) => ({
      what: `the id ${make('id_1')}`,
      as: ANA,
      sent: { path: filled(ids, make) },
      expected,
    }));
  if (!body) return [];
  const sent = { body: { ...Object(body.example), botKey: 'bot_nobody-knows', toolId: 'own_nobody-knows' } };
  return [{ what: 'an unknown id in its body', as: ANA, sent, expected }];
}

function fromElsewhere(operation: Operation): Asked[] {
  if (!isOfVisitors(operation) || !declares(operation, 403)) return [];
  const sent = { path: { widgetId: 'wgt_acme' }, headers: { Origin: 'https://acme.example.evil.example' } };
  const expected = { status: 403, body: { code: 'DOMAIN_NOT_ALLOWED' } };
  return [{ what: 'a page that is none of the company', sent, expected }];
}

/** Every way to spoil the body: left out, of another kind, each required field missing. */
function spoiledBodies({ body }: Operation): Asked[] {
  if (!body) return [];
  const fields = Object.entries(Object(body.example));
  const spoiled: { what: string; sent: Sent }[] = [
    { what: 'no JSON', sent: { text: '{"half":' } },
    { what: 'nothing', sent: { text: '' } },
    { what: 'a list', sent: { body: [] } },
    { what: 'an empty object', sent: { body: {} } },
    ...fields.map(([name]) => ({
      what: `${name} of another kind`,
      // Arguments may be any object.
      sent: { body: { ...Object.fromEntries(fields), [name]: name === 'arguments' ? 'odd' : { odd: 1 } } },
    })),
  ];
  const expected = { status: 422, body: { code: 'INVALID_REQUEST' } };
  return spoiled.map((one) => ({ ...one, as: ANA, expected }));
}

function wrongParameters({ operationId, parameters }: Operation): Asked[] {
  return parameters
    .filter(({ in: where }) => where !== 'path')
    .flatMap(({ name, in: where, required, schema }) => {
      const wrong = faultsByAjv(schema, '!').length > 0 ? '!' : '!'.repeat(300);
      const ownTrial = operationId === 'startTrial' ? { path: { accountId: 'acc_acme' } } : {};
      return [...(required ? [undefined] : []), wrong].map((value) => ({
        what: `${name} ${value === undefined ? 'left out' : 'that is wrong'}`,
        as: ANA,
        sent: {
          ...(where === 'query' ? { query: { [name]: value } } : { headers: { [name]: value } }),
          ...ownTrial,
        },
        expected: { status: 422, body: { code: 'INVALID_REQUEST', fields: [{ path: name }] } },
      }));
    });
}

/** All that an operation has to refuse. What is refused changes nothing: one provider can be asked for all of it. */
export function refusalsOf(operation: Operation): Refusal[] {
  return [
    ...withoutToken(operation),
    ...ofAnother(operation),
    ...unknown(operation),
    ...fromElsewhere(operation),
    ...spoiledBodies(operation),
    ...wrongParameters(operation),
  ].map((asked) => ({ ...asked, operation, operationId: operation.operationId }));
}

/** What each operation is asked for by those who may: what Ana has done long ago, such as the onboarding, is Nuevo's to do. */
export function wishesOf(operation: Operation): { as: string; sent: Sent }[] {
  return [
    { as: ANA, sent: {} },
    { as: NUEVO, sent: asNuevo(operation) },
  ];
}

/** A provider that is asked too often says when to come again, whoever asks for whatever. */
export const TOO_OFTEN = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

/** Everything that has to be refused, by all operations. */
export const refusals: readonly Refusal[] = operations.flatMap(refusalsOf);
