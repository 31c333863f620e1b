// The contract's own rules, for `npm run contract:lint` (redocly.yaml switches them on).

const STATUSES = ['documented', 'inferred', 'assumed'];
const MISMATCHES = ['block', 'salvage', 'default'];
const ID_NAME = /(^id$|Id$|^botKey$|^keyBot$)/;

const isString = (schema) => [schema.type].flat().includes('string');
const isChosen = (schema) => schema.enum !== undefined || schema.const !== undefined;

function provenanceFault(provenance) {
  if (!STATUSES.includes(provenance?.status)) return `its status must be one of ${STATUSES.join(', ')}`;
  if (!provenance.source) return 'its source must name where in the specification it comes from';
  if (provenance.status !== 'documented' && !provenance.reason)
    return 'what is not documented needs a reason';
  return undefined;
}

function checkProvenance(node, { report, location }) {
  const fault = provenanceFault(node['x-provenance']);
  if (fault) report({ message: `x-provenance: ${fault}.`, location: location.child(['x-provenance']) });
}

/** Every operation, and each schema that says so, tells where it comes from. */
function provenance() {
  return {
    Operation: checkProvenance,
    Schema(schema, context) {
      if (schema['x-provenance'] !== undefined) checkProvenance(schema, context);
    },
  };
}

/** Every operation says what the product does when an answer breaks the contract. */
function onMismatch() {
  return {
    Operation(operation, { report, location }) {
      if (MISMATCHES.includes(operation['x-on-mismatch'])) return;
      const message = `x-on-mismatch must be one of ${MISMATCHES.join(', ')}.`;
      report({ message, location: location.child(['x-on-mismatch']) });
    },
  };
}

/** Every operation says itself whether it needs a token. */
function explicitSecurity() {
  return {
    Operation(operation, { report }) {
      if (operation.security === undefined) report({ message: 'Say `security` on the operation itself.' });
    },
  };
}

/** operationIds become the names of functions. */
function operationIdCamelCase() {
  return {
    Operation(operation, { report, location }) {
      if (/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '')) return;
      report({ message: 'operationId must be camelCase.', location: location.child(['operationId']) });
    },
  };
}

/** Bodies and answers have a name, or their generated types would have none. */
function namedSchemas() {
  return {
    MediaType(media, { report, location }) {
      if (/#\/components\/schemas\/[^/]+$/.test(media.schema?.$ref ?? '')) return;
      const message = 'The schema of a body or an answer must be a $ref to #/components/schemas/….';
      report({ message, location: location.child(['schema']) });
    },
  };
}

/** Every answer shows one that could be real. */
function answerExample() {
  return {
    Response: {
      MediaType(media, { report }) {
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
        report({ message: 'An answer needs an example.' });
      },
    },
  };
}

/** An id has a pattern: it becomes part of a URL. */
function idPattern() {
  const check = (name, schema, { report, resolve, location }) => {
    const { node } = resolve(schema);
    if (!ID_NAME.test(name) || node === undefined || !isString(node)) return;
    if (node.pattern === undefined && !isChosen(node)) {
      report({ message: `${name} is an id and needs a pattern.`, location });
    }
  };
  return {
    Schema(schema, context) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        check(name, property, { ...context, location: context.location.child(['properties', name]) });
      }
    },
    Parameter(parameter, context) {
      if (parameter.schema) check(parameter.name, parameter.schema, context);
    },
  };
}

/** Each string schema inside a schema, through every $ref, once; a visitor would see the first level only. */
function* stringsInside(schema, location, resolve, seen) {
  if (typeof schema !== 'object' || schema === null) return;
  if (schema.$ref) {
    const target = resolve(schema, location.source.absoluteRef);
    if (target.node === undefined || seen.has(target.node)) return;
    seen.add(target.node);
    yield* stringsInside(target.node, target.location, resolve, seen);
    return;
  }
  if (isString(schema)) yield { schema, location };
  const inside = (key, child) => stringsInside(child, location.child(key), resolve, seen);
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    yield* inside(['properties', name], child);
  for (const key of ['items', 'additionalProperties']) yield* inside([key], schema[key]);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    for (const [index, child] of (schema[key] ?? []).entries()) yield* inside([key, index], child);
  }
}

/** What a person can type has a limit, which the forms enforce. */
function requestLimits() {
  const reported = new Set();
  return {
    RequestBody: {
      MediaType(media, { report, resolve, location }) {
        const from = location.child(['schema']);
        for (const { schema, location } of stringsInside(media.schema, from, resolve, new Set())) {
          if (isChosen(schema) || schema.maxLength !== undefined || reported.has(schema)) continue;
          reported.add(schema);
          report({ message: 'A string in a request needs a maxLength.', location });
        }
      },
    },
  };
}

/** The plugin, as redocly.yaml loads it. */
export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        provenance,
        'on-mismatch': onMismatch,
        'explicit-security': explicitSecurity,
        'operation-id-camel-case': operationIdCamelCase,
        'named-schemas': namedSchemas,
        'answer-example': answerExample,
        'id-pattern': idPattern,
        'request-limits': requestLimits,
      },
    },
  };
}
