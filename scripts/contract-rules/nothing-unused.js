import { dirname, resolve as pathOf } from 'node:path';
import { parse } from 'yaml';

// A security scheme is referred to by its name.
const BY_NAME = 'securitySchemes';
const escaped = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Everything of a file that something else can refer to; the paths of the root are there by themselves. */
function* thingsOf({ paths = {}, components = {} }, isRoot) {
  for (const [path, thing] of isRoot ? [] : Object.entries(paths))
    yield { pointer: `#/paths/${escaped(path)}`, name: path, thing };
  for (const [kind, things] of Object.entries(components)) {
    if (kind === BY_NAME) continue;
    for (const [name, thing] of Object.entries(things))
      yield { pointer: `#/components/${kind}/${escaped(name)}`, name, thing };
  }
}

/** Where a value refers to. */
function* refsIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string') yield value.$ref;
  for (const inside of Object.values(value)) yield* refsIn(inside);
}

/** What nobody refers to is in no bundle: neither another rule nor `diff` would ever see what is changed in it. */
export function nothingUnused() {
  const sources = new Map();
  return {
    ref(node, { resolve }) {
      const { source } = resolve(node).location ?? {};
      if (source) sources.set(source.absoluteRef, source);
    },
    Root: {
      leave(_root, { report, location }) {
        sources.set(location.source.absoluteRef, location.source);
        const things = [];
        const used = new Set();
        for (const [file, source] of sources) {
          const addressOf = (ref) => {
            const [other, pointer] = ref.split('#');
            return `${other === '' ? file : pathOf(dirname(file), other)}#${pointer}`;
          };
          const contract = parse(source.body, { merge: true });
          if (source === location.source) for (const ref of refsIn(contract.paths)) used.add(addressOf(ref));
          for (const one of thingsOf(contract, source === location.source)) {
            const address = file + one.pointer;
            things.push({ ...one, address, source });
            // What refers to itself alone is used by nobody.
            for (const ref of refsIn(one.thing)) if (addressOf(ref) !== address) used.add(addressOf(ref));
          }
        }
        for (const { address, source, pointer, name } of things) {
          if (used.has(address)) continue;
          const message = `Nobody uses ${name}: remove it or refer to it.`;
          report({ message, location: { source, pointer, reportOnKey: true } });
        }
      },
    },
  };
}
