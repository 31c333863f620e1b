// What concerns the files of the contract as such: a visitor sees only what is referred to.
import { dirname, resolve as pathOf } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

const WITH_MERGES = CORE_SCHEMA.withTags(mergeTag);

// A security scheme is referred to by its name.
const BY_NAME = 'securitySchemes';
const escaped = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Everything of a file that something else can refer to; the paths of the root are what all begins with. */
function* thingsOf(source, isRoot) {
  const { paths = {}, components = {} } = load(source.body, { schema: WITH_MERGES });
  if (isRoot) yield { kind: 'root', name: 'paths', thing: paths, source, pointer: '#/paths' };
  for (const [path, thing] of isRoot ? [] : Object.entries(paths))
    yield { kind: 'paths', name: path, thing, source, pointer: `#/paths/${escaped(path)}` };
  for (const [kind, things] of Object.entries(components)) {
    if (kind === BY_NAME) continue;
    for (const [name, thing] of Object.entries(things))
      yield { kind, name, thing, source, pointer: `#/components/${kind}/${escaped(name)}` };
  }
}

/** Where a value refers to. */
function* refsIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const inside of Object.values(value)) yield* refsIn(inside);
}

/** A rule that is told of all that the files hold, once they are known. */
const ofFiles = (judge) => () => {
  const sources = new Map();
  return {
    ref(node, { resolve }) {
      const { source } = resolve(node).location ?? {};
      if (source) sources.set(source.absoluteRef, source);
    },
    Root: {
      leave(_root, { report, location }) {
        const root = location.source;
        sources.set(root.absoluteRef, root);
        const things = [...sources.values()].flatMap((source) => [...thingsOf(source, source === root)]);
        judge(things, ({ source, pointer }, message) =>
          report({ message, location: { source, pointer, reportOnKey: true } }),
        );
      },
    },
  };
};

const addressOf = ({ source, pointer }) => source.absoluteRef + pointer;

/** Where a thing refers to, as addresses. */
function addressesIn({ thing, source: { absoluteRef: file } }) {
  return [...refsIn(thing)].map((ref) => {
    const [other, pointer] = ref.split('#');
    return `${other === '' ? file : pathOf(dirname(file), other)}#${pointer}`;
  });
}

/** What nobody refers to is in no bundle: neither another rule nor `diff` would ever see what is changed in it. */
export const nothingUnused = ofFiles((things, report) => {
  // What refers to itself alone is used by nobody.
  const used = new Set(
    things.flatMap((thing) => addressesIn(thing).filter((address) => address !== addressOf(thing))),
  );
  for (const thing of things) {
    if (thing.kind === 'root' || used.has(addressOf(thing))) continue;
    report(thing, `Nobody uses ${thing.name}: remove it or refer to it.`);
  }
});

/** A schema is generated under its name alone: of two that share it, one would take the place of the other. */
export const oneName = ofFiles((things, report) => {
  const schemas = things.filter(({ kind }) => kind === 'schemas');
  for (const schema of schemas) {
    const other = schemas.find(({ name, source }) => name === schema.name && source !== schema.source);
    if (other) report(schema, `Another file has a schema ${schema.name}, too: give each a name of its own.`);
  }
});
