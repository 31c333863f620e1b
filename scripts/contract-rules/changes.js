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

const rawOf = (node) => node?.resolved?.value ?? node?.value;
const isSame = (one, other) => one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The branches stay as they are: only whether several of them may fit at once is no longer forbidden. */
const isOnlyOpened = ({ base, revision }) => isSame(rawOf(base)?.oneOf, rawOf(revision)?.anyOf);

/** A list of branches came or went as a whole: what is sent may then break with the first, what is read with the second. */
function branchesChanged({ kind, node }, { report, getDirections }) {
  if (kind === 'modified' || isOnlyOpened(node.parent)) return;
  if (getDirections().includes(kind === 'added' ? 'request' : 'response'))
    report({ message: `The branches of a schema were ${kind}.` });
}

/**
 * One branch more can be read, one fewer can be sent; of `allOf` the other way round. Events of a stream are told apart by
 * their type, and one that is not known is passed over: another of them breaks nobody, one that no longer comes does.
 */
function branchChanged(isMoreDemanded) {
  return ({ kind, node }, { report, getDirections }) => {
    if (kind === 'modified') return;
    const { base, revision } = node.parent?.parent ?? {};
    const isToldApart = (rawOf(revision) ?? rawOf(base))?.discriminator !== undefined;
    const reaches = (kind === 'added') === isMoreDemanded ? 'request' : 'response';
    const breaks = isToldApart ? kind === 'removed' : getDirections().includes(reaches);
    if (breaks) report({ message: `A branch of a schema was ${kind}.` });
  };
}

/** In the place of Redocly's `schema-combinator-changed`, which takes what is only opened for a break, too. */
export function combinatorChanged() {
  const branch = { Schema: branchChanged(false) };
  return {
    Schema: { AllOf: branchesChanged, AnyOf: branchesChanged, OneOf: branchesChanged },
    AllOf: { Schema: branchChanged(true) },
    AnyOf: branch,
    OneOf: branch,
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
