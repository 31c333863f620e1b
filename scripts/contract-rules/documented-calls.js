import { documentedCalls } from '../documented-calls.js';
import { placesInside, placesOfValue, typesOf } from './schemas.js';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const nameOf = ({ method, path }) => `${method.toUpperCase()} ${path}`;
const isDocumented = (node) => node['x-provenance']?.status === 'documented';

/** The operations of the contract by their call, through the $ref that leads to each path. */
function operationsOf(paths, { resolve, location }) {
  const operations = new Map();
  for (const [path, item] of Object.entries(paths)) {
    const target = item.$ref ? resolve(item) : { node: item, location: location.child([path]) };
    for (const method of METHODS) {
      const node = target.node?.[method];
      if (node) operations.set(nameOf({ method, path }), { node, location: target.location.child([method]) });
    }
  }
  return operations;
}

/** The schema of a JSON body or answer, as a place; undefined when there is none. */
function jsonOf(node, location, resolve) {
  const target = node?.$ref ? resolve(node, location.source.absoluteRef) : { node, location };
  const schema = target.node?.content?.['application/json']?.schema;
  return schema && { schema, location: target.location.child(['content', 'application/json', 'schema']) };
}

/** Whether a schema has a place for a key: a property, or a record whose names fit. */
function carries({ properties, additionalProperties, propertyNames, patternProperties }, key) {
  if (properties?.[key] !== undefined) return true;
  const patterns = Object.keys(patternProperties ?? {});
  if (propertyNames?.pattern) patterns.push(propertyNames.pattern);
  if (patterns.some((pattern) => new RegExp(pattern).test(key))) return true;
  return typeof additionalProperties === 'object' && propertyNames === undefined;
}

function* bodyFaults(call, operation, resolve) {
  const at = operation.location.child(['requestBody']);
  const body = jsonOf(operation.node.requestBody, at, resolve);
  const top = body ? [...placesOfValue(body, resolve)] : [];
  const all = body ? [...placesInside(body, resolve)] : [];
  const keys = [
    ...(call.payload ?? []).map((key) => ({ key, places: top })),
    ...(call.fields ?? []).map((key) => ({ key, places: all })),
  ];
  for (const { key, places } of keys) {
    if (places.some(({ schema }) => carries(schema, key))) continue;
    const message = `The body of ${nameOf(call)} must have a place for ${key}, which the specification shows.`;
    yield { message, location: at };
  }
  for (const { schema, location } of top) {
    // What the specification leaves open may ask for more when it says itself that it is an assumption.
    if (!call.payload && schema['x-provenance'] && !isDocumented(schema)) continue;
    for (const key of schema.required ?? []) {
      if (keys.some((shown) => shown.key === key)) continue;
      const message = call.payload
        ? `The body of ${nameOf(call)} must not require ${key}: the specification does not show it.`
        : `The body of ${nameOf(call)} requires ${key}, which the specification does not show: mark the schema as assumed.`;
      yield { message, location: location.child(['required']) };
    }
  }
}

const WIDE = ['type', 'title', 'description', 'default', 'examples', 'maxLength', '$ref', 'anyOf'];

/** Whether a schema takes exactly these types, each as wide as it comes. */
function isWide(place, types, resolve) {
  const found = new Set();
  for (const { schema } of placesOfValue(place, resolve)) {
    const { additionalProperties = true, ...rest } = schema;
    if (additionalProperties !== true) return false;
    if (Object.keys(rest).some((key) => !WIDE.includes(key) && !key.startsWith('x-'))) return false;
    for (const type of typesOf(schema)) found.add(type);
  }
  return found.size === types.length && types.every((type) => found.has(type));
}

function* answerFaults(call, operation, resolve) {
  const at = operation.location.child(['responses', '200']);
  const answer = jsonOf(operation.node.responses?.['200'], at, resolve);
  const places = answer ? [...placesOfValue(answer, resolve)] : [];
  const { schema, location } = places.find((place) => place.schema.properties) ?? {
    schema: {},
    location: at,
  };
  const { required = [], properties = {}, additionalProperties = true } = schema;
  const names = Object.keys(call.answer);
  if ([...required].sort().join() !== [...names].sort().join() || additionalProperties !== true) {
    const message = `The answer of ${nameOf(call)} must require exactly ${names.join(', ')}, and take other keys too.`;
    yield { message, location };
  }
  for (const [name, types] of Object.entries(call.answer)) {
    const place = { schema: properties[name] ?? {}, location: location.child(['properties', name]) };
    if (isWide(place, types, resolve)) continue;
    const message = `${name} must be any ${types.join(' or ')}: the specification shows no more of it.`;
    yield { message, location: place.location };
  }
}

/** What the specification shows stands in the contract as it is shown, and nothing else claims to be shown. */
export function onlyDocumentedCalls() {
  return {
    Paths(paths, context) {
      const { report, resolve, location } = context;
      const operations = operationsOf(paths, context);
      for (const [name, { node, location }] of operations) {
        if (!isDocumented(node) || documentedCalls.some((call) => nameOf(call) === name)) continue;
        const message = `${name} is not in the specification (§7): its status must be inferred or assumed.`;
        report({ message, location: location.child(['x-provenance']) });
      }
      for (const call of documentedCalls) {
        const operation = operations.get(nameOf(call));
        if (!operation) {
          report({ message: `${nameOf(call)} is missing: the specification shows it (§7).`, location });
          continue;
        }
        if (!isDocumented(operation.node)) {
          const message = `${nameOf(call)} stands in the specification (§7): its status must be documented.`;
          report({ message, location: operation.location.child(['x-provenance']) });
        }
        for (const fault of bodyFaults(call, operation, resolve)) report(fault);
        if (call.answer) for (const fault of answerFaults(call, operation, resolve)) report(fault);
      }
    },
  };
}
