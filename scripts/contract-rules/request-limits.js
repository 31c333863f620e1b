import { isChosen, isString, placesInside, typesOf } from './schemas.js';

const isEndless = (schema) =>
  (isString(schema) && !isChosen(schema) && schema.maxLength === undefined) ||
  (typesOf(schema).includes('array') && schema.maxItems === undefined);

/** What a person can type or list has a limit, which the forms enforce. */
export function requestLimits() {
  const reported = new Set();
  return {
    RequestBody: {
      MediaType(media, { report, resolve, location }) {
        const body = { schema: media.schema ?? {}, location: location.child(['schema']) };
        for (const { schema, location } of placesInside(body, resolve)) {
          if (!isEndless(schema) || reported.has(schema)) continue;
          reported.add(schema);
          report({ message: 'A string in a request needs a maxLength, a list maxItems.', location });
        }
      },
    },
  };
}
