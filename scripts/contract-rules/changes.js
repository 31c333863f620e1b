// What Redocly's own rules for `diff` do not judge: each says how far the version has to move for it (redocly.yaml).

// A schema's `key` is its name; a property of another name is judged by Redocly.
const TEXTS = ['title', 'description', 'example', 'examples', '$comment', 'key'];

/** A value that is taken where none is said means something else to whoever leaves it out. */
export function defaultChanged() {
  return {
    Schema(change, { report }) {
      if (change.kind !== 'modified' || change.property !== 'default' || change.base.value === undefined)
        return;
      report({ message: 'What is taken where nothing is said changed.' });
    },
  };
}

/** Redocly's rule asks whether more is demanded; that less is demanded concerns whose data it is. */
export function securityLoosened() {
  const message = 'The call can go without what it needed.';
  return {
    SecurityRequirement(change, { report }) {
      if (change.kind === 'removed') report({ message });
      else if (change.kind === 'added' && Object.keys(change.revision.value).length === 0)
        report({ message });
    },
  };
}

const inOrder = (value) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** Whatever a schema allows, more or less, is no mere text. */
export function schemaChanged() {
  return {
    Schema(change, { report }) {
      if (change.kind !== 'modified' || TEXTS.includes(change.property) || change.property.startsWith('x-'))
        return;
      if (inOrder(change.base.value) === inOrder(change.revision.value)) return;
      report({ message: `${change.property} changed.` });
    },
  };
}

/** Where a call is from, and what the product does with an answer that breaks the contract. */
export function meaningChanged() {
  return {
    Operation(change, { report }) {
      if (change.kind === 'modified' && change.property === 'x-on-mismatch')
        report({ message: 'The product does something else when an answer breaks the contract.' });
    },
    SpecExtension(change, { report }) {
      if (change.kind === 'modified' && change.property === 'status')
        report({ message: 'It is from somewhere else than was said.' });
    },
  };
}
