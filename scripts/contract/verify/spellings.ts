import { isRecord } from '@/lib/is-record';
import { schemaAt } from '../read-contract';

/** A schema with how to find what it refers to. */
type Placed = ReturnType<typeof schemaAt>;

const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

/** A schema and its branches, whatever they are called. */
function branchesOf({ schema, inside }: Placed): Placed[] {
  if (!isRecord(schema)) return [];
  if (typeof schema.$ref === 'string') return branchesOf(schemaAt(inside(schema.$ref)));
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((one) =>
    Array.isArray(one) ? one : [],
  );
  return [{ schema, inside }, ...branches.flatMap((one) => branchesOf({ schema: one, inside }))];
}

function within(placed: Placed[], value: unknown, place: string): string[] {
  const all = placed.flatMap(branchesOf);
  const inner = (name: string, part: 'properties' | 'items') =>
    all.flatMap(({ schema, inside }) => {
      const found = isRecord(schema) && isRecord(schema[part]) ? schema[part] : {};
      const one = part === 'items' ? found : found[name];
      return one === undefined ? [] : [{ schema: one, inside }];
    });
  if (Array.isArray(value))
    return value.flatMap((one, index) => within(inner('', 'items'), one, `${place}/${index}`));
  if (!isRecord(value)) return [];
  const names = all.flatMap(({ schema }) =>
    isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [],
  );
  return Object.entries(value).flatMap(([name, one]) => {
    if (names.includes(name)) return within(inner(name, 'properties'), one, `${place}/${name}`);
    const meant = names.find((known) => !(known in value) && plain(known) === plain(name));
    return meant === undefined ? [] : [`${place}/${name} should be ${meant}`];
  });
}

/** Names of the contract in another spelling (`account_id` for `accountId`): what they hold is lost to whoever reads it. */
export function otherSpellings(address: string, value: unknown): string[] {
  return within([schemaAt(address)], value, '');
}
