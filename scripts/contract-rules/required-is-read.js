import { namesRead } from './names-read.js';
import { answersOf, placesInside } from './schemas.js';

const ownerOf = ({ pointer }) => /\/schemas\/([^/]+)/.exec(pointer)?.[1] ?? pointer;

/** Where an answer is not documented, the product asks for no more than it reads. */
export function requiredIsRead() {
  const seen = new Set();
  const reported = new Set();
  return {
    Operation(operation, context) {
      if (operation['x-provenance']?.status === 'documented') return;
      for (const answer of answersOf(operation, context)) {
        for (const { schema, location } of placesInside(answer, context.resolve, seen)) {
          if (reported.has(schema)) continue;
          reported.add(schema);
          for (const name of schema.required ?? []) {
            if (namesRead().has(name)) continue;
            const message = `${ownerOf(location)} requires ${name}, which no screen reads: make it optional.`;
            context.report({ message, location: location.child(['required']) });
          }
        }
      }
    },
  };
}
