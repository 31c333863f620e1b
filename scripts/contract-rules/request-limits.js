import { isChosen, isString, placesInside } from './schemas.js';

/** What a person can type has a limit, which the forms enforce. */
export function requestLimits() {
  const reported = new Set();
  return {
    RequestBody: {
      MediaType(media, { report, resolve, location }) {
        const body = { schema: media.schema ?? {}, location: location.child(['schema']) };
        for (const { schema, location } of placesInside(body, resolve)) {
          if (!isString(schema) || isChosen(schema) || schema.maxLength !== undefined) continue;
          if (reported.has(schema)) continue;
          reported.add(schema);
          report({ message: 'A string in a request needs a maxLength.', location });
        }
      },
    },
  };
}
