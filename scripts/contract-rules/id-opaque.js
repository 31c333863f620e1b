import { nameOfRef, placesInside, placesOfValue } from './schemas.js';

const ID_NAME = /(^id$|Id$|^botKey$|^keyBot$)/;
const ID_SCHEMA = /(Id|Key)$/;
const NARROWING = ['pattern', 'format', 'enum', 'const'];
// The one that the product makes itself, and nobody else reads.
const OURS = ['Idempotency-Key'];

const isId = ({ keyword, name }) =>
  (keyword === 'properties' && ID_NAME.test(name)) || (keyword === '$ref' && ID_SCHEMA.test(name));

function narrowingsOf(schema) {
  const narrowings = NARROWING.filter((keyword) => schema[keyword] !== undefined);
  return schema.maxLength < 256 ? [...narrowings, `maxLength ${schema.maxLength}`] : narrowings;
}

/** An id is whatever the provider says it is: the product sends it back, encoded, and never looks into it. */
export function idOpaque() {
  const seen = new Set();
  const reported = new Set();
  const check = (id, { report, resolve }) => {
    for (const { schema, location } of placesOfValue(id, resolve)) {
      const narrowings = narrowingsOf(schema);
      if (narrowings.length === 0 || reported.has(schema)) continue;
      reported.add(schema);
      const message = `${id.name} is an id and must be opaque: text of 1 to 256 characters or an integer, without ${narrowings.join(', ')}.`;
      report({ message, location });
    }
  };
  return {
    Response: {
      MediaType({ schema }, context) {
        if (!schema) return;
        const answer = { schema, location: context.location.child(['schema']) };
        for (const place of placesInside(answer, context.resolve, seen))
          if (isId(place)) check(place, context);
      },
    },
    Parameter({ name, schema = {} }, context) {
      const names = [
        { keyword: 'properties', name },
        { keyword: '$ref', name: nameOfRef(schema.$ref) ?? '' },
      ];
      if (OURS.includes(name) || !names.some(isId)) return;
      check({ name, schema, location: context.location.child(['schema']) }, context);
    },
  };
}
