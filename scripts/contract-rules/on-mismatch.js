import { answersOf, placesOfValue, typesOf } from './schemas.js';

const MISMATCHES = ['block', 'salvage', 'default', 'ignore'];

function isList(answer, resolve) {
  return [...placesOfValue(answer, resolve)].some(({ schema, location }) => {
    const { items, data } = schema.properties ?? {};
    const lists = [schema, items, data].filter((list) => list !== undefined);
    return lists.some((list) =>
      [...placesOfValue({ schema: list, location }, resolve)].some((place) =>
        typesOf(place.schema).includes('array'),
      ),
    );
  });
}

function mismatchFault(operation, context) {
  const value = operation['x-on-mismatch'];
  if (!MISMATCHES.includes(value)) return `x-on-mismatch must be one of ${MISMATCHES.join(', ')}.`;
  if (value === 'ignore') {
    if (context.key === 'get') return 'A read has nothing but its answer: x-on-mismatch cannot be ignore.';
    if (!operation.responses?.['204']) return 'A write judged by its status alone must declare a 204 too.';
  }
  if (value === 'salvage') {
    const answers = [...answersOf(operation, context)].filter(({ status }) => status.startsWith('2'));
    if (answers.length === 0 || !answers.every((answer) => isList(answer, context.resolve)))
      return 'Only a list (an array, `items` or `data`) can be saved item by item: x-on-mismatch cannot be salvage.';
  }
  return undefined;
}

/** Every operation says what the product does when an answer breaks the contract. */
export function onMismatch() {
  return {
    Operation(operation, context) {
      const message = mismatchFault(operation, context);
      if (message) context.report({ message, location: context.location.child(['x-on-mismatch']) });
    },
  };
}
