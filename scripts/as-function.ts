import { parseSync } from 'vite';

/**
 * Turns the code of a module, as the bundler writes it, into a call that runs it and gives what it exports, as an object.
 * `objectOf` says where the exports of a module that it imports are by then. What is exported must have its value once the
 * module has run: who imports it takes the value, once.
 */
export function asFunction(code: string, objectOf: (specifier: string) => string): string {
  const { staticImports, staticExports } = parseSync('module.js', code).module;
  const imported = staticImports.map(({ moduleRequest, entries }) => {
    const names = entries.map(({ importName, localName }) => `${importName.name}:${localName.value}`);
    // What is imported for its effect alone has run by then.
    return names.length > 0 ? `const{${names}}=${objectOf(moduleRequest.value)};` : '';
  });
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, localName }) => `${exportName.name}:${localName.name}`),
  );
  const body = [...staticImports, ...staticExports]
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
  return `(()=>{${imported.join('')}${body}\nreturn{${exported}}})()`;
}
