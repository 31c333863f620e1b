import { childrenOf, isChosen, placesOfValue, typesOf } from './schemas.js';

const NARROWING = ['pattern', 'format', 'enum', 'const'];

const isFree = (schema) =>
  typesOf(schema).join() === 'string' && NARROWING.every((keyword) => schema[keyword] === undefined);

/** Only an anyOf opens a list: in a oneOf a known value would be one too many. */
const isOpened = ({ schema, location }, resolve) =>
  (schema.anyOf ?? []).some((branch) =>
    [...placesOfValue({ schema: branch, location }, resolve)].every(
      (place) => place.schema.$ref !== undefined || isFree(place.schema),
    ),
  );

/** What a child may be, given where it stands: `open`, the branch of a union told apart `by` a property, or closed. */
function standingOf(child, parent, standing, resolve) {
  if (child.keyword === 'properties') return standing === `by ${child.name}` ? 'open' : 'closed';
  if (!['$ref', 'anyOf', 'oneOf', 'allOf'].includes(child.keyword)) return 'closed';
  if (child.keyword === 'anyOf' && isOpened(parent, resolve)) return 'open';
  const { mapping, propertyName } = parent.schema.discriminator ?? {};
  return mapping && child.keyword !== 'allOf' ? `by ${propertyName}` : standing;
}

/** A value that the provider adds later must not break an answer. */
export function openEnums() {
  const seen = new Map();
  const reported = new Set();
  const visit = (place, standing, { report, resolve }) => {
    const { schema, location } = place;
    const standings = seen.get(schema) ?? new Set();
    if (standings.has(standing)) return;
    seen.set(schema, standings.add(standing));
    if (isChosen(schema) && standing !== 'open' && !reported.has(schema)) {
      reported.add(schema);
      const message =
        'An answer must not close its list of values: reach it through an anyOf that has a free string (OtherValue) beside it.';
      report({ message, location });
    }
    for (const child of childrenOf(place, resolve)) {
      visit(child, standingOf(child, place, standing, resolve), { report, resolve });
    }
  };
  return {
    Response: {
      MediaType({ schema }, context) {
        if (schema) visit({ schema, location: context.location.child(['schema']) }, 'closed', context);
      },
    },
  };
}
