import { isString, placesOfValue } from './schemas.js';

const SECRET = /(password|secret|token)$/i;

/** Writes `format: password` as what it is, a note about a text: nobody is refused a value for it. */
export function secretAsNote() {
  return {
    Schema: {
      leave(schema) {
        if (schema.format !== 'password') return;
        delete schema.format;
        schema['x-format'] = 'password';
      },
    },
  };
}

/** Whoever shows or logs a value must be able to see that it is a secret. */
export function secretFormat() {
  const check = (name, place, { report, resolve }) => {
    if (!SECRET.test(name)) return;
    for (const { schema, location } of placesOfValue(place, resolve)) {
      if (!isString(schema) || schema.format === 'password' || schema.const !== undefined) continue;
      report({ message: `${name} is a secret: its format must be password.`, location });
    }
  };
  return {
    Schema({ properties = {} }, context) {
      for (const [name, schema] of Object.entries(properties)) {
        const location = context.location.child(['properties', name]);
        check(name, { schema, location }, context);
      }
    },
    Parameter({ name, schema = {} }, context) {
      check(name, { schema, location: context.location.child(['schema']) }, context);
    },
  };
}
