import { isString, placesOfValue } from './schemas.js';

/** Every answer shows one that could be real. */
export function answerExample() {
  return {
    Response: {
      MediaType(media, { report }) {
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
        report({ message: 'An answer needs an example.' });
      },
    },
  };
}

function isRawStream(example) {
  if (typeof example !== 'string') return false;
  const events = example.trim().split(/\n{2,}/);
  return events.every((event) =>
    ['id', 'event', 'data'].every((field) => event.split('\n').some((line) => line.startsWith(`${field}:`))),
  );
}

/** An event stream is text, and is shown as it travels, so that another tool can play it. */
export function rawStreamExample() {
  return {
    Response: {
      MediaType(media, { key, report, resolve, location }) {
        if (key !== 'text/event-stream') return;
        const at = location.child(['schema']);
        const places = media.schema
          ? [...placesOfValue({ schema: media.schema, location: at }, resolve)]
          : [];
        if (!places.some(({ schema }) => isString(schema) || schema.discriminator)) {
          report({
            message: 'The schema of an event stream must be a string or the union of its events.',
            location: at,
          });
        }
        const named = Object.values(media.examples ?? {}).map((example) => resolve(example).node?.value);
        for (const example of media.example === undefined ? named : [media.example]) {
          if (isRawStream(example)) continue;
          const message =
            'The example of an event stream must be its raw text: `id:`, `event:` and `data:` for each event.';
          report({ message });
        }
      },
    },
  };
}
