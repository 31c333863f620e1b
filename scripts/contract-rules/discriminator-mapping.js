import { nameOfRef, placesOfValue } from './schemas.js';

function valuesOf(branch, property, location, resolve) {
  return [...placesOfValue({ schema: branch, location }, resolve)].flatMap((place) => {
    const told = place.schema.properties?.[property];
    if (told === undefined) return [];
    return [...placesOfValue({ schema: told, location: place.location }, resolve)].flatMap(({ schema }) =>
      schema.const === undefined ? (schema.enum ?? []) : [schema.const],
    );
  });
}

/** A union says itself which value means which branch, so that another generator need not guess. */
export function discriminatorMapping() {
  return {
    Schema({ discriminator, anyOf = [], oneOf = [] }, { report, resolve, location }) {
      if (discriminator === undefined) return;
      const { propertyName, mapping } = discriminator;
      const at = location.child(['discriminator']);
      if (mapping === undefined) {
        const message = `The discriminator must carry a mapping: which ${propertyName} means which branch.`;
        report({ message, location: at });
        return;
      }
      for (const branch of [...oneOf, ...anyOf]) {
        const name = nameOfRef(branch.$ref);
        for (const value of valuesOf(branch, propertyName, location, resolve)) {
          if (name !== undefined && nameOfRef(mapping[value]) === name) continue;
          const message = `The mapping must say which named branch ${propertyName} ${value} means.`;
          report({ message, location: at });
        }
      }
    },
  };
}
