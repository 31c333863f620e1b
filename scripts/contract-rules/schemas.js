// How the rules find their way through schemas; a visitor of Redocly's would see the first level only.

const MAPS = ['properties', 'patternProperties'];
const SINGLES = ['items', 'additionalProperties', 'propertyNames', 'contentSchema'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SAME_VALUE = ['$ref', 'anyOf', 'oneOf', 'allOf'];

export const typesOf = (schema) => [schema.type ?? []].flat();
export const isString = (schema) => typesOf(schema).includes('string');
export const isChosen = (schema) => schema.enum !== undefined || schema.const !== undefined;

/** The last part of a $ref: the name of what it points to. */
export const nameOfRef = (ref) => ref?.split('/').at(-1);

/** The schemas directly inside a schema, with the keyword that holds each; what its $ref points to is one of them. */
export function* childrenOf({ schema, location }, resolve) {
  if (schema.$ref) {
    const target = resolve(schema, location.source.absoluteRef);
    if (target.node !== undefined)
      yield { keyword: '$ref', name: nameOfRef(schema.$ref), schema: target.node, location: target.location };
  }
  for (const keyword of [...MAPS, ...SINGLES, ...LISTS]) {
    const named = SINGLES.includes(keyword) ? { '': schema[keyword] } : (schema[keyword] ?? {});
    for (const [name, child] of Object.entries(named)) {
      if (typeof child !== 'object' || child === null) continue;
      const key = SINGLES.includes(keyword) ? [keyword] : [keyword, name];
      yield { keyword, name, schema: child, location: location.child(key) };
    }
  }
}

/** A place and every schema inside it; each is looked into once, however often it is referred to. */
export function* placesInside(place, resolve, seen = new Set()) {
  yield place;
  if (seen.has(place.schema)) return;
  seen.add(place.schema);
  for (const child of childrenOf(place, resolve)) yield* placesInside(child, resolve, seen);
}

/** A place and the schemas that say something of the same value: its $ref, its branches, its parts. */
export function* placesOfValue(place, resolve, seen = new Set()) {
  if (seen.has(place.schema)) return;
  seen.add(place.schema);
  yield place;
  for (const child of childrenOf(place, resolve)) {
    if (SAME_VALUE.includes(child.keyword)) yield* placesOfValue(child, resolve, seen);
  }
}

/** The bodies that an operation can answer with, each with its status. */
export function* answersOf(operation, { resolve, location }) {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const target = response.$ref ? resolve(response) : { node: response };
    const at = target.location ?? location.child(['responses', status]);
    for (const [type, { schema }] of Object.entries(target.node?.content ?? {})) {
      if (schema) yield { status, schema, location: at.child(['content', type, 'schema']) };
    }
  }
}
