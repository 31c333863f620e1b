/** operationIds become the names of functions. */
export function operationIdCamelCase() {
  return {
    Operation(operation, { report, location }) {
      if (/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '')) return;
      report({ message: 'operationId must be camelCase.', location: location.child(['operationId']) });
    },
  };
}

/** Bodies and answers have a name, or their generated types would have none. */
export function namedSchemas() {
  return {
    MediaType(media, { report, location }) {
      if (/#\/components\/schemas\/[^/]+$/.test(media.schema?.$ref ?? '')) return;
      const message = 'The schema of a body or an answer must be a $ref to #/components/schemas/….';
      report({ message, location: location.child(['schema']) });
    },
  };
}
