import { isString, placesOfValue } from './schemas.js';

const LIMITS = ['Length', 'Items', 'Properties', 'imum'];

/** What no value can keep to is a slip of the pen. */
export function limitsFit() {
  return {
    Schema(schema, { report, location }) {
      for (const limit of LIMITS) {
        const [least, most] = [schema[`min${limit}`], schema[`max${limit}`]];
        if (least > most)
          report({ message: `No value can keep to both limits (${least}, ${most}).`, location });
      }
    },
  };
}

/** A point in time is read by the one reader of them, whatever its form. */
export function momentForm() {
  return {
    Schema({ properties = {} }, { report, resolve, location }) {
      for (const [name, schema] of Object.entries(properties)) {
        if (!/[a-z]At$/.test(name)) continue;
        const place = { schema, location: location.child(['properties', name]) };
        for (const found of placesOfValue(place, resolve)) {
          if (!isString(found.schema) || found.schema.format === 'moment') continue;
          report({
            message: `${name} is a point in time: refer to Moment or MaybeMoment.`,
            location: found.location,
          });
        }
      }
    },
  };
}
