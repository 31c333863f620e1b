import { placesOfValue } from './schemas.js';

/** The statuses that an operation can be answered with whatever it is about, by what stands before the provider too. */
function edgesOf({ requestBody, security = [], parameters = [], 'x-provenance': provenance }, resolve) {
  const places = parameters.map((parameter) => (parameter.$ref ? resolve(parameter).node : parameter)?.in);
  const canBeMalformed =
    requestBody !== undefined || places.some((place) => place === 'query' || place === 'header');
  return [
    ...(canBeMalformed ? ['400'] : []),
    ...(security.length > 0 ? ['401'] : []),
    '429',
    // What the specification shows is there; what is assumed may not be.
    ...(provenance?.status === 'documented' ? [] : ['405', '501']),
    ...(requestBody === undefined ? [] : ['413', '415']),
  ];
}

/** What every call can come to is declared, so that nobody meets an answer of which nothing is said. */
export function declaredEdges() {
  return {
    Operation(operation, { report, resolve, location }) {
      const { responses = {} } = operation;
      const at = location.child(['responses']);
      const missing = edgesOf(operation, resolve).filter((status) => responses[status] === undefined);
      if (missing.length > 0) report({ message: `Declare ${missing.join(', ')} too.`, location: at });
      if (responses['5XX'] === undefined && responses.default === undefined)
        report({ message: 'Say what a failure looks like: declare 5XX or default.', location: at });
    },
  };
}

/** What asks for the next page is named only by a list that takes it. */
export function cursorIsTaken() {
  return {
    Operation({ parameters = [], responses = {} }, { report, resolve, location }) {
      const takes = parameters.some(
        (parameter) => (parameter.$ref ? resolve(parameter).node : parameter)?.name === 'cursor',
      );
      if (takes) return;
      for (const [status, { content = {} }] of Object.entries(responses)) {
        for (const [type, { schema }] of Object.entries(content)) {
          const at = location.child(['responses', status, 'content', type, 'schema']);
          const places = schema ? [...placesOfValue({ schema, location: at }, resolve)] : [];
          const named = places.find((place) => place.schema.properties?.nextCursor !== undefined);
          if (named === undefined) continue;
          const message = 'The list names a nextCursor, but the operation takes no cursor.';
          report({ message, location: named.location.child(['properties', 'nextCursor']) });
        }
      }
    },
  };
}

/** An object that is open to other fields can be two branches at once, unless a value says which one it is. */
export function exclusiveOneOf() {
  return {
    Schema({ oneOf, discriminator }, { report, location }) {
      if (oneOf === undefined || discriminator !== undefined) return;
      const message = 'A oneOf without a discriminator refuses what fits two branches: make it an anyOf.';
      report({ message, location: location.child(['oneOf']) });
    },
  };
}
